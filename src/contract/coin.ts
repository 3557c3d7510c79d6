// Coins and points of the caller (doc1 §7, doc2 §7).
import * as z from 'zod'
import { read } from './call.ts'
import { closed } from './shapes.ts'

export const coinContract = {
  /** The caller's balances. CP has its own page and is not part of this answer (G16). */
  getCoins: read('signed-in', '/api/coin/getCoins')
    .input(closed({}).optional())
    .output(closed({ alpacaCoin: z.number().int(), llamaPoint: z.number().int() })),
}
export type CoinContract = typeof coinContract
