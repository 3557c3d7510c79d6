// News of scenarios that the user leads or takes part in, of followed masters, and of openings that a call fits, received while a
// screen is open: a toast, and everything that a change made outdated is read again.
import type { QueryClient } from '@tanstack/react-query'
import { makeOld } from '#app/platform/query.ts'
import type { Hearing, RealtimeEvent } from '#app/platform/realtime.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { ENTRY_STATES } from '#rules/scenario/entries.ts'
import { followerSentence, isGoodNews, scenarioNews } from '#rules/scenario/news.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { hearReminder } from './hear-reminder.ts'

export const hearScenarios = (client: QueryClient): Hearing => ({
  hear: event => hearNews(client, event),
  stop: () => {},
})

function hearNews(client: QueryClient, { data }: RealtimeEvent): void {
  if (data.act === 'remind') return void hearReminder(client, data)
  const old = [
    'scenario',
    'masterRoom',
    'scenarioPlaying',
    'scenarioBoard',
    'scenarioReplay',
    'scenarioExtra',
    'coin',
  ] as const
  void makeOld(client, old)
  const act = String(data.act ?? '')
  const said = sentenceOf(act, data)
  if (!said) return
  toasts.add({
    type: said.isGood ? 'success' : 'info',
    overline: String(data.title ?? ''),
    title: said.words,
    action: {
      label: '開く',
      href: `/world/${data.worldId}/scenario/${padScenarioId(String(data.scenarioId))}/${data.phase}`,
    },
    group: { key: 'scenario', label: 'シナリオ' },
  })
}

/** The sentence for this user: a follower of the master, somebody with a call, or somebody who leads or plays it. */
function sentenceOf(act: string, { entry: of, masterName }: RealtimeEvent['data']) {
  if (of === 'follower' || of === 'call') {
    const words = followerSentence(act, of, String(masterName ?? ''))
    return words === null ? null : { words, isGood: true }
  }
  const entry = of === 'master' ? 'master' : ENTRY_STATES.find(state => state === of)
  const words = entry && scenarioNews(act, entry)
  return words ? { words, isGood: isGoodNews(act, entry) } : null
}
