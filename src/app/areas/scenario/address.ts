// Searches of the lists of scenarios, as their addresses say them.
import { parsePage } from '#app/platform/page-search.ts'
import { type Difficulty, difficulty, type ScenarioKind, scenarioKind } from '#rules/codes/scenario.ts'
import { KEYWORD_MAX, SCENARIO_ORDERS, type ScenarioOrder } from '#rules/scenario/lists.ts'

export const whichFilters = ['joinable', 'closing', 'mine', 'friends'] as const
export type WhichFilter = (typeof whichFilters)[number]

export type ListAddress = {
  /** A code of the description, in worlds whose lists go by it. */
  status: number | null
  which: WhichFilter | null
  difficulty: Difficulty | null
  kind: ScenarioKind | null
  q: string
  order: ScenarioOrder
  page: number
}

export const firstList: ListAddress = {
  ...{ status: null, which: null, difficulty: null, kind: null, q: '', order: 'soon', page: 1 },
}

const oneOf = <Value>(values: readonly Value[], value: unknown): Value | null =>
  values.find(known => known === value) ?? null

export const readListAddress = (search: Partial<Record<keyof ListAddress, unknown>>): ListAddress => ({
  status: oneOf([0, 4], search.status),
  which: oneOf(whichFilters, search.which),
  difficulty: oneOf(Object.values(difficulty), search.difficulty),
  kind: oneOf(Object.values(scenarioKind), search.kind),
  // A number that is searched for came out of the address as one.
  q: ['string', 'number'].includes(typeof search.q) ? String(search.q).slice(0, KEYWORD_MAX) : '',
  order: oneOf(SCENARIO_ORDERS, search.order) ?? 'soon',
  page: parsePage(search.page),
})
