// Reminder of the deadline of a playing text, received while a screen is open. A device that was away receives it late, so
// the server is asked first whether the text is still missing, or still the one before the draft, and what time it is in its stories.
import type { QueryClient } from '@tanstack/react-query'
import { toasts } from '#app/ui/toast-store.ts'
import { reminderWords } from '#rules/scenario/reminders.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { scenarioQueries } from './queries.ts'

type Told = Readonly<Record<string, unknown>>

/** Entries whose reminder is being asked about: several that arrive together are said as one. */
const asking = new Set<number>()

export async function hearReminder(client: QueryClient, told: Told): Promise<void> {
  const entryId = Number(told.entryId)
  if (asking.has(entryId)) return
  asking.add(entryId)
  try {
    const found = await present(client, entryId, told)
    if (found) say(told, found)
  } finally {
    asking.delete(entryId)
  }
}

type Present = { until: string; now: number }

/** Deadline and story time of this moment; null when the text is not missing any more. */
async function present(client: QueryClient, entryId: number, told: Told): Promise<Present | null> {
  const own = await client.fetchQuery({ ...scenarioQueries.own(), staleTime: 0 }).catch(() => null)
  // Unanswered, the reminder is said as the server told it.
  if (!own) return { until: String(told.until), now: Date.parse(String(told.createdAt)) }
  const one = own.scenarioList.find(({ entry }) => entry.entryId === entryId)
  const until = one?.dates.playingUntil
  if (!until || one.state !== 'consultation') return null
  const { sentAt } = one.entry
  const isOver = sentAt !== null && (told.isSent !== true || Date.parse(sentAt) > Date.parse(String(told.createdAt)))
  if (isOver) return null
  return { until, now: Date.parse(own.serverTime) }
}

function say(told: Told, of: Present): void {
  const { worldId, scenarioId, phase, characterId, characterFullName, title } = told
  const [hasDraft, isSent] = [told.hasDraft === true, told.isSent === true]
  const words = reminderWords({ until: of.until, hasDraft, isSent }, of.now)
  if (words === null) return
  toasts.add({
    type: 'info',
    overline: `${title}・${characterFullName}`,
    title: words,
    action: {
      label: '書く',
      href: `/world/${worldId}/scenario/${padScenarioId(String(scenarioId))}/${phase}/playing?character=${characterId}`,
    },
    group: { key: 'scenario', label: 'シナリオ' },
    isTold: true,
  })
}
