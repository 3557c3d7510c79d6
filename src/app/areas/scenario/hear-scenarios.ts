// News of scenarios that the user leads or takes part in, received while a screen is open: a toast, and everything that a
// change made outdated is read again.
import type { QueryClient } from '@tanstack/react-query'
import { makeOld } from '#app/platform/query.ts'
import type { Hearing, RealtimeEvent } from '#app/platform/realtime.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { ENTRY_STATES } from '#rules/scenario/entries.ts'
import { isGoodNews, scenarioNews } from '#rules/scenario/news.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { hearReminder } from './hear-reminder.ts'

export const hearScenarios = (client: QueryClient): Hearing => ({
  hear: event => hearNews(client, event),
  stop: () => {},
})

function hearNews(client: QueryClient, { data }: RealtimeEvent): void {
  if (data.act === 'remind') return void hearReminder(client, data)
  void makeOld(client, ['scenario', 'scenarioPlaying', 'scenarioBoard', 'scenarioReplay', 'scenarioExtra', 'coin'])
  const act = String(data.act ?? '')
  const entry = data.entry === 'master' ? 'master' : ENTRY_STATES.find(state => state === data.entry)
  const words = entry && scenarioNews(act, entry)
  if (!words) return
  toasts.add({
    type: isGoodNews(act, entry) ? 'success' : 'info',
    overline: String(data.title ?? ''),
    title: words,
    action: {
      label: '開く',
      href: `/world/${data.worldId}/scenario/${padScenarioId(String(data.scenarioId))}/${data.phase}`,
    },
    group: { key: 'scenario', label: 'シナリオ' },
  })
}
