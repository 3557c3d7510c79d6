// Where one stands in the exchange, as the address says it.
import { parsePage } from '#app/platform/page-search.ts'

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
