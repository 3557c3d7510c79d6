// Coins as they are paid and listed (doc1 §2.4, doc2 §3, G16).
import { coinType } from './codes/world.ts'

export const COIN_LEDGER_PAGE_SIZE = 20

/** Coins that can be spent: AC and LP, but not CP (G16). */
export type SpentCoinType = typeof coinType.ac | typeof coinType.lp

/** The coinType of a charged coin. */
export const coinTypeOf = (charged: 'llamaPoint' | 'alpacaCoin'): SpentCoinType =>
  charged === 'llamaPoint' ? coinType.lp : coinType.ac
