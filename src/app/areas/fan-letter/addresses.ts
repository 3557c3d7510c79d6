// Addresses of fan letters: whom one goes to and the replay that it is about; the list of the office's queue.
import { parseDraftId, parsePage } from '#app/platform/page-search.ts'
import { MOST_PHASES, parseScenarioId } from '#rules/scenario-ids.ts'

/** @property masterId id of the master that others see @property scenarioId missing for a letter about no replay */
export type LetterPlace = { masterId: string; scenarioId?: number | undefined; phase?: number | undefined }

/** @property scenario id with ten digits */
export type LetterSearch = { scenario?: string | undefined; phase?: number | undefined; draft?: string | undefined }

const LARGEST_ID = 2_147_483_647
/** The router reads digits without leading zeros as a number. */
const idOf = (value: unknown): number | null => {
  const id = parseScenarioId(String(value ?? ''))
  return id !== null && id >= 1 && id <= LARGEST_ID ? id : null
}

export function readLetterSearch(search: Partial<Record<keyof LetterSearch, unknown>>): LetterSearch {
  const [id, phase] = [idOf(search.scenario), Number(search.phase)]
  const draft = parseDraftId(search.draft)
  if (id === null || !Number.isInteger(phase) || phase < 1 || phase > MOST_PHASES) return { draft }
  return { scenario: String(id).padStart(10, '0'), phase, draft }
}

export const letterPlace = (masterId: string, { scenario, phase }: LetterSearch): LetterPlace => ({
  masterId,
  scenarioId: idOf(scenario) ?? undefined,
  phase,
})

const queues = ['waiting', 'held', 'decided'] as const
export type QueuePlace = { queue: (typeof queues)[number]; page: number }
export const readQueuePlace = (search: { queue?: unknown; page?: unknown }): QueuePlace => ({
  queue: queues.find(queue => queue === search.queue) ?? 'waiting',
  page: parsePage(search.page),
})
