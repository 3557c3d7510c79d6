// News of scenarios that the user leads or takes part in, received while a screen is open: a toast, and everything that a
// change made outdated is read again.
import type { QueryClient } from '@tanstack/react-query'
import { makeOld } from '#app/platform/query.ts'
import type { Hearing, RealtimeEvent } from '#app/platform/realtime.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { ENTRY_STATES } from '#rules/scenario/entries.ts'
import { isGoodNews, type NewsSide, scenarioNews } from '#rules/scenario/news.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { hearReminder } from './hear-reminder.ts'

export const hearScenarios = (client: QueryClient): Hearing => ({
  hear: event => hearNews(client, event),
  stop: () => {},
})

const SIDES: readonly NewsSide[] = ['master', 'office', ...ENTRY_STATES]

/** Where a change is looked at: the office looks at what is handed in to it, everybody else at the page of the phase. */
function hrefOf({ worldId, scenarioId, phase, act, entry }: RealtimeEvent['data']): string {
  const id = padScenarioId(String(scenarioId))
  if (entry === 'office' && act === 'submit') return `/myPage/admin/info/${worldId}/${id}`
  if (entry === 'office' && act === 'takeBack') return '/myPage/admin/info'
  return `/world/${worldId}/scenario/${id}/${phase}`
}

function hearNews(client: QueryClient, { data }: RealtimeEvent): void {
  if (data.act === 'remind') return void hearReminder(client, data)
  void makeOld(client, ['scenario', 'scenarioPlaying', 'scenarioBoard', 'scenarioExtra', 'coin'])
  const act = String(data.act ?? '')
  const entry = SIDES.find(side => side === data.entry)
  const words = entry && scenarioNews(act, entry)
  if (!words) return
  toasts.add({
    type: isGoodNews(act, entry) ? 'success' : 'info',
    overline: String(data.title ?? ''),
    title: words,
    action: { label: '開く', href: hrefOf(data) },
    group: { key: 'scenario', label: 'シナリオ' },
  })
}
