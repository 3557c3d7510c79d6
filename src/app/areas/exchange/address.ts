// Search parameters of the exchange's address.
import { parsePage } from '#app/platform/page-search.ts'

/** The search text, the toggle, the two options, the page. */
export type ExchangeAddress = { q: string; only: boolean; levelUp: boolean; original: boolean; page: number }

const MOST_LETTERS = 60

export const firstAddress: ExchangeAddress = { q: '', only: false, levelUp: false, original: false, page: 1 }

/** The address as typed values; a searched digit comes out of it as a number. */
export const readExchangeAddress = (search: Partial<Record<keyof ExchangeAddress, unknown>>): ExchangeAddress => ({
  q: ['string', 'number'].includes(typeof search.q) ? String(search.q).slice(0, MOST_LETTERS) : '',
  only: search.only === true,
  levelUp: search.levelUp === true,
  original: search.original === true,
  page: parsePage(search.page),
})
