// News of scenarios that the user leads or takes part in, of followed masters, and of openings that a call fits, received while
// a screen is open: a toast, and everything that a change made outdated is read again.
import type { QueryClient } from '@tanstack/react-query'
import { makeOld } from '#app/platform/query.ts'
import type { Hearing, RealtimeEvent } from '#app/platform/realtime.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { ENTRY_STATES } from '#rules/scenario/entries.ts'
import { followerSentence, isGoodNews, type NewsSide, scenarioNews } from '#rules/scenario/news.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { hearReminder } from './hear-reminder.ts'

export const hearScenarios = (client: QueryClient): Hearing => ({
  hear: event => hearNews(client, event),
  stop: () => {},
})

const SIDES: readonly NewsSide[] = ['master', 'office', ...ENTRY_STATES]

/**
 * Address at which a change is looked at: by the office what is handed in to it, by masters their desk of what came back and of extras
 * (幕間), by readers the replay beside which extras and voices stand, else the page of the phase.
 */
function hrefOf({ worldId, scenarioId, phase, entry }: RealtimeEvent['data'], act: string): string {
  const id = padScenarioId(String(scenarioId))
  const isExtra = act.startsWith('extra:')
  if (entry === 'office' && act === 'submit') return `/myPage/admin/info/${worldId}/${id}`
  if (entry === 'office' && act === 'takeBack') return '/myPage/admin/info'
  if (entry === 'office' && act === 'replay:submit') return `/myPage/admin/replay/${worldId}/${id}/${phase}`
  if (entry === 'office' && act === 'replay:takeBack') return '/myPage/admin/replay'
  if (entry === 'office' && isExtra) return '/myPage/admin/exc'
  if (entry === 'master' && act === 'replay:return') return `/myPage/scenario/replay/${worldId}/${id}/${phase}`
  if (isExtra && entry === 'master') return '/myPage/scenario/excManagement'
  const page = `/world/${worldId}/scenario/${id}/${phase}`
  return isExtra || act === 'takeVoice' ? `${page}?tab=replay` : page
}

function hearNews(client: QueryClient, { data }: RealtimeEvent): void {
  if (data.act === 'remind') return void hearReminder(client, data)
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
  if (!said) return
  toasts.add({
    type: said.isGood ? 'success' : 'info',
    overline: [data.title, data.reason && `理由：${data.reason}`].filter(Boolean).join('　'),
    title: said.words,
    action: { label: '開く', href: hrefOf(data, act) },
    group: { key: 'scenario', label: 'シナリオ' },
  })
}

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
