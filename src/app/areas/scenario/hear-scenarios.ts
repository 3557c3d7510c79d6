// News of scenarios that the user leads or takes part in, of followed masters, and of openings that a call fits, received while
// a screen is open: a toast, and everything that a change made outdated is read again.
import type { QueryClient } from '@tanstack/react-query'
import { makeOld } from '#app/platform/query.ts'
import type { Hearing, RealtimeEvent } from '#app/platform/realtime.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { ENTRY_STATES } from '#rules/scenario/entries.ts'
import { followerSentence, isGoodNews, type NewsSide, scenarioNews } from '#rules/scenario/news.ts'
import { newsAddress } from '#rules/scenario/news-address.ts'
import { hearReminder } from './hear-reminder.ts'

export const hearScenarios = (client: QueryClient): Hearing => ({
  hear: event => hearNews(client, event),
})

const SIDES: readonly NewsSide[] = ['master', 'office', ...ENTRY_STATES]

function hearNews(client: QueryClient, { data }: RealtimeEvent): void {
  if (data.act === 'remind') {
    if (data.isShown !== false) void hearReminder(client, data)
    return
  }
  const areas = [
    'scenario',
    'masterRoom',
    'scenarioPlaying',
    'scenarioBoard',
    'scenarioReplay',
    'scenarioExtra',
    'coin',
  ]
  void makeOld(client, areas)
  const act = String(data.act ?? '')
  const said = sentenceOf(act, data)
  if (!said || data.isShown === false) return
  toasts.add({
    type: said.isGood ? 'success' : 'info',
    overline: [data.title, data.reason && `理由：${data.reason}`].filter(Boolean).join('　'),
    title: said.words,
    action: { label: '開く', href: hrefOf(data, act) },
    group: { key: 'scenario', label: 'シナリオ' },
    isTold: true,
  })
}

const hrefOf = ({ worldId, scenarioId, phase, entry }: RealtimeEvent['data'], act: string): string =>
  newsAddress(
    { worldId: String(worldId), scenarioId: String(scenarioId), phase: String(phase) },
    act,
    SIDES.find(side => side === entry) ?? 'follower',
  )

/** The sentence for this user: a follower of the master, somebody with a call, or somebody who leads or plays it. */
function sentenceOf(act: string, { entry: of, masterName }: RealtimeEvent['data']) {
  if (of === 'follower' || of === 'call') {
    const words = followerSentence(act, of, String(masterName ?? ''))
    return words === null ? null : { words, isGood: true }
  }
  const entry = SIDES.find(side => side === of)
  const words = entry && scenarioNews(act, entry)
  return words ? { words, isGood: isGoodNews(act, entry) } : null
}
