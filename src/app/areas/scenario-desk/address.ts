// Addresses of a master's desk: the searches of its pages, and which page a scenario is looked at on.
import { readScenarioTab, type ScenarioTab } from '#app/areas/scenario/phase-address.ts'
import { parseDraftId, parsePage } from '#app/platform/page-search.ts'
import { DESK_GROUPS, type DeskGroup } from '#rules/scenario/desk-groups.ts'
import { MOST_PHASES } from '#rules/scenario-ids.ts'
import type { PhaseKey } from './queries.ts'

type Raw<Address> = Partial<Record<keyof Address, unknown>>

export type DeskListAddress = { group: DeskGroup; page: number }
export const firstDeskList: DeskListAddress = { group: 'draft', page: 1 }
export const readDeskList = (search: Raw<DeskListAddress>): DeskListAddress => ({
  group: DESK_GROUPS.find(group => group === search.group) ?? firstDeskList.group,
  page: parsePage(search.page),
})

const LARGEST_ID = 2_147_483_647
const worldOf = (value: unknown): string | undefined =>
  (typeof value === 'string' || typeof value === 'number') && /^[\w-]{1,64}$/.test(String(value))
    ? String(value)
    : undefined
/** The router reads digits of an address as a number; padded ids are ids too. */
function numberOf(value: unknown, most: number): number | undefined {
  const number = Number(value)
  return value !== '' && Number.isInteger(number) && number >= 1 && number <= most ? number : undefined
}

/**
 * Address of the form: a new opening of a world, an existing opening, a copy of one, or the chapter after it (`next`); `preview`: as
 * players will see it.
 */
export type InfoAddress = {
  worldId?: string | undefined
  scenarioId?: number | undefined
  phase?: number | undefined
  copy?: true | undefined
  next?: true | undefined
  preview?: ScenarioTab | undefined
  draft?: string | undefined
}

export const readInfoAddress = (search: Raw<InfoAddress>): InfoAddress => ({
  worldId: worldOf(search.worldId),
  scenarioId: numberOf(search.scenarioId, LARGEST_ID),
  phase: numberOf(search.phase, MOST_PHASES),
  copy: search.copy === true ? true : undefined,
  next: search.next === true ? true : undefined,
  preview: search.preview === undefined ? undefined : readScenarioTab(search.preview),
  draft: parseDraftId(search.draft),
})

const detailTabs = ['desk', 'texts', 'page'] as const
export type DetailTab = (typeof detailTabs)[number]
const textGroupings = ['team', 'choice'] as const
export type TextGrouping = (typeof textGroupings)[number]

/** Address of the desk of one opening; `part`: part of the page that players see. */
export type DetailAddress = {
  worldId?: string | undefined
  scenarioId?: number | undefined
  phase?: number | undefined
  tab?: DetailTab | undefined
  by?: TextGrouping | undefined
  part?: ScenarioTab | undefined
}

export const readDetailAddress = (search: Raw<DetailAddress>): DetailAddress => ({
  worldId: worldOf(search.worldId),
  scenarioId: numberOf(search.scenarioId, LARGEST_ID),
  phase: numberOf(search.phase, MOST_PHASES),
  tab: detailTabs.find(tab => tab !== 'desk' && tab === search.tab),
  by: textGroupings.find(by => by !== 'team' && by === search.by),
  part: search.part === undefined ? undefined : readScenarioTab(search.part),
})

/** The phase that an address names; null where it names none. */
export const phaseOf = ({ worldId, scenarioId, phase }: InfoAddress | DetailAddress): PhaseKey | null =>
  worldId !== undefined && scenarioId !== undefined ? { worldId, scenarioId, phase: phase ?? 1 } : null
