// Search parameters and ids in the addresses of the office's screens of scenarios.
import { parseDraftId, parsePage } from '#app/platform/page-search.ts'
import { padScenarioId, parseScenarioId } from '#rules/scenario-ids.ts'

const LARGEST_ID = 2_147_483_647

/** Id in an address, of ten digits or fewer; null for an invalid one. The router reads digits as a number. */
export function officeScenarioId(value: unknown): number | null {
  const id = parseScenarioId(
    String(value ?? '')
      .trim()
      .normalize('NFKC'),
  )
  return id !== null && id >= 1 && id <= LARGEST_ID ? id : null
}

const worldIdOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value) ? value : undefined

/** @property worldId world of the list; missing for all worlds */
export type WorldSearch = { worldId?: string | undefined }
export const readWorldSearch = (search: { worldId?: unknown }): WorldSearch => ({ worldId: worldIdOf(search.worldId) })

/** Tabs of a scenario's page that exist before its publication. */
const reviewTabs = ['opening', 'about', 'people', 'master'] as const
export type ReviewTab = (typeof reviewTabs)[number]
/** @property draft id of a draft of a reason */
export type ReviewSearch = { tab?: ReviewTab | undefined; draft?: string | undefined }
export const readReviewTab = (value: unknown): ReviewTab => reviewTabs.find(tab => tab === value) ?? 'opening'

/** @property scenarioId id with ten digits; any other text was typed by a user */
export type RepairSearch = { scenarioId?: string | undefined }
export const readRepairSearch = (search: { scenarioId?: unknown }): RepairSearch => {
  const typed = String(search.scenarioId ?? '').slice(0, 20)
  return { scenarioId: typed === '' ? undefined : typed }
}

export const NEW_NPC = 'new'
/** @property npc id of the open sheet; `new` for a new NPC */
export type NpcSearch = WorldSearch & { npc?: string | undefined; draft?: string | undefined }
export const readNpc = (value: unknown): string | undefined => worldIdOf(value)

export type StaffSearch = { page: number }
export const readStaffSearch = (search: { page?: unknown }): StaffSearch => ({ page: parsePage(search.page) })

/** @property scenarioId id of the opening; missing for a new one */
export type StaffOpeningSearch = WorldSearch & { scenarioId?: string | undefined; draft?: string | undefined }
export const readStaffOpening = (search: Partial<Record<keyof StaffOpeningSearch, unknown>>): StaffOpeningSearch => {
  const id = officeScenarioId(search.scenarioId)
  return {
    ...readWorldSearch(search),
    scenarioId: id === null ? undefined : padScenarioId(id),
    draft: parseDraftId(search.draft),
  }
}
