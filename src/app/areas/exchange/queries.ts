// What the exchange screen reads, and where one stands in it.
import calls from 'virtual:contract/exchange'
import { type Calls, connect } from '#app/platform/api.ts'
import { parsePage } from '#app/platform/page-search.ts'
import { readQuery } from '#app/platform/query.ts'
import type { ExchangeContract } from '#contract/exchange.ts'
import { exchangeHistoryPageSize } from '#rules/constants/exchange.ts'

export const exchangeCalls: Calls<ExchangeContract> = connect<ExchangeContract>('exchange', calls)

export type ExchangeData = Awaited<ReturnType<typeof exchangeCalls.getList.send>>
export type Entry = ExchangeData['itemSynthMasterList'][number]
export type Material = ExchangeData['itemSynthMaterialList'][number]
export type Creation = Awaited<ReturnType<typeof exchangeCalls.create.send>>

export const exchangeQueries = {
  list: (characterId: string) => readQuery(exchangeCalls.getList, { characterId }, { kept: true }),
  history: (characterId: string, page: number) =>
    readQuery(exchangeCalls.history, { characterId, page, size: exchangeHistoryPageSize }, { kept: true }),
}

/** Where one stands: what is searched, the toggle, the two options, the page. */
export type ExchangePlace = { q: string; only: boolean; levelUp: boolean; original: boolean; page: number }

const MOST_LETTERS = 60

export const firstPlace: ExchangePlace = { q: '', only: false, levelUp: false, original: false, page: 1 }

/** A digit that is searched for came out of the address as a number. */
export const readExchangePlace = (search: Partial<Record<keyof ExchangePlace, unknown>>): ExchangePlace => ({
  q: ['string', 'number'].includes(typeof search.q) ? String(search.q).slice(0, MOST_LETTERS) : '',
  only: search.only === true,
  levelUp: search.levelUp === true,
  original: search.original === true,
  page: parsePage(search.page),
})
