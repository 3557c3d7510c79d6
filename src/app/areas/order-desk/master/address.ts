// Address of a master's desk of orders: the list, an order, and what is written there.
import { readScenarioTab, type ScenarioTab } from '#app/areas/scenario/phase-address.ts'
import { parseDraftId, parsePage } from '#app/platform/page-search.ts'

type Raw<Address> = Partial<Record<keyof Address, unknown>>
const LARGEST_ID = 999_999_999

function idOf(value: unknown): number | undefined {
  const id = Number(value)
  return value !== '' && Number.isInteger(id) && id >= 1 && id <= LARGEST_ID ? id : undefined
}

/** Orders that a master is to answer or write, that are offered to all masters, that are under way, that are over. */
export const masterGroups = ['turn', 'offered', 'running', 'over'] as const
export type MasterGroup = (typeof masterGroups)[number]
/** Answers of a master that have a reason. */
export const reasonedAnswers = ['returnByMaster', 'decline', 'giveUp'] as const
export type ReasonedAnswer = (typeof reasonedAnswers)[number]

/** @property answer answer whose reason is written @property view the form of the opening @property page of the list, or of the messages */
export type MasterOrdersAddress = {
  group: MasterGroup
  page: number
  order?: number | undefined
  view?: 'opening' | undefined
  preview?: ScenarioTab | undefined
  answer?: ReasonedAnswer | undefined
  draft?: string | undefined
}
export const firstMasterOrders = { group: 'turn', page: 1 } as const

export const readMasterOrders = (search: Raw<MasterOrdersAddress>): MasterOrdersAddress => ({
  group: masterGroups.find(group => group === search.group) ?? firstMasterOrders.group,
  page: parsePage(search.page),
  order: idOf(search.order),
  view: search.view === 'opening' ? 'opening' : undefined,
  preview: search.preview === undefined ? undefined : readScenarioTab(search.preview),
  answer: reasonedAnswers.find(answer => answer === search.answer),
  draft: parseDraftId(search.draft),
})
