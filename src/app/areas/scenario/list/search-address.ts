// Criteria of the search of scenarios, and the short words they are in the address.
import { parsePage } from '#app/platform/page-search.ts'
import {
  type Difficulty,
  difficulty,
  type Reward,
  reward,
  type ScenarioKind,
  type ScenarioRequestStatus,
  type ScenarioType,
  scenarioKind,
  scenarioType,
  type TextType,
  textType,
} from '#rules/codes/scenario.ts'
import { KEYWORD_MAX, SCENARIO_ORDERS, SCENARIO_PAGE_SIZE, type ScenarioOrder } from '#rules/scenario/lists.ts'
import { codeOfState, LIST_STATES } from '#rules/scenario/states.ts'
import { type WhichFilter, whichFilters } from '../address.ts'
import { listTabs } from './list-tabs.ts'

/** Within how many hours the next date comes. */
const WITHIN_HOURS = [24, 72, 168] as const
export type WithinHours = (typeof WITHIN_HOURS)[number]
export const withinLabels: Record<WithinHours, string> = { 24: '24時間以内', 72: '3日以内', 168: '1週間以内' }

/** States of the lists, in the order in which a phase goes through them. */
export const LISTED_STATUSES = Object.values(LIST_STATES)
  .flat()
  .flatMap(state => codeOfState(state) ?? [])

export type SearchWhich = Exclude<WhichFilter, 'closing'>
const searchWhich = whichFilters.filter((which): which is SearchWhich => which !== 'closing')

export type SearchAddress = {
  words: string
  /** A tab of the world's lists; null: all of them. */
  tab: string | null
  /** A state within the lists, by its code. */
  status: ScenarioRequestStatus | null
  /** Words of the name of a master. */
  master: string
  type: ScenarioType | null
  kind: ScenarioKind | null
  difficulty: Difficulty | null
  reward: Reward | null
  textType: TextType | null
  within: WithinHours | null
  which: SearchWhich | null
  order: ScenarioOrder
  page: number
}

/** Words, tab, state, master, type, kind, difficulty, reward, length of the text, hours, which, order, page. */
export type ScenarioSearch = {
  q?: string | undefined
  s?: string | undefined
  st?: number | undefined
  m?: string | undefined
  y?: string | undefined
  k?: number | undefined
  d?: number | undefined
  r?: number | undefined
  t?: string | undefined
  h?: number | undefined
  w?: string | undefined
  o?: string | undefined
  p?: number | undefined
}

/** The known value that is meant; fields of forms and addresses give texts, the router gives numbers. */
const oneOf = <Value extends string | number>(values: readonly Value[], value: unknown): Value | null =>
  value === '' || value === undefined ? null : (values.find(known => String(known) === String(value)) ?? null)

const tabKeys = [...listTabs(true), ...listTabs(false)].map(({ key }) => key)

/** The criteria of an address, whatever stands in it. */
export const readSearchAddress = (search: Record<string, unknown>): SearchAddress => ({
  words: words(search.q),
  tab: oneOf(tabKeys, search.s),
  status: oneOf(LISTED_STATUSES, search.st),
  master: words(search.m),
  type: oneOf(Object.values(scenarioType), search.y),
  kind: oneOf(Object.values(scenarioKind), search.k),
  difficulty: oneOf(Object.values(difficulty), search.d),
  reward: oneOf(Object.values(reward), search.r),
  textType: oneOf(Object.values(textType), search.t),
  within: oneOf(WITHIN_HOURS, search.h),
  which: oneOf(searchWhich, search.w),
  order: oneOf(SCENARIO_ORDERS, search.o) ?? 'soon',
  page: parsePage(search.p),
})

/** Words of the address, where a number is one too. */
const words = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).toWellFormed().replaceAll('\0', '').trim().slice(0, KEYWORD_MAX).toWellFormed()
    : ''

/** Only what differs from the list of all stands in the address. */
export const scenarioSearch = (place: Partial<SearchAddress>): ScenarioSearch => ({
  q: place.words || undefined,
  s: place.tab ?? undefined,
  st: place.status ?? undefined,
  m: place.master || undefined,
  y: place.type ?? undefined,
  k: place.kind ?? undefined,
  d: place.difficulty ?? undefined,
  r: place.reward ?? undefined,
  t: place.textType ?? undefined,
  h: place.within ?? undefined,
  w: place.which ?? undefined,
  o: place.order === 'soon' ? undefined : place.order,
  p: (place.page ?? 1) > 1 ? place.page : undefined,
})

/** Input of the call. @param isV2 whether the lists of the world are those of isScenarioV2 */
export function criteriaOf(place: SearchAddress, isV2: boolean) {
  const tab = listTabs(isV2).find(({ key }) => key === place.tab)
  return {
    ...{ pageStart: place.page, perPage: SCENARIO_PAGE_SIZE, order: place.order },
    ...(tab ? { list: tab.list } : {}),
    ...(place.status === null ? (tab?.status == null ? {} : { status: tab.status }) : { status: place.status }),
    ...(place.master ? { masterName: place.master } : {}),
    ...(place.words ? { keyword: place.words } : {}),
    ...(place.type === null ? {} : { scenarioType: place.type }),
    ...(place.kind === null ? {} : { scenarioKind: place.kind }),
    ...(place.difficulty === null ? {} : { difficultyNo: place.difficulty }),
    ...(place.reward === null ? {} : { rewardNo: place.reward }),
    ...(place.textType === null ? {} : { textType: place.textType }),
    ...(place.within === null ? {} : { withinHours: place.within }),
    ...(place.which === null ? {} : { [place.which]: true }),
  }
}

/** Number of criteria in the part of the form that opens. */
export const detailCount = (place: SearchAddress): number =>
  [
    place.status,
    place.master || null,
    place.type,
    place.kind,
    place.difficulty,
    place.reward,
    place.textType,
    place.within,
  ].filter(value => value !== null).length
