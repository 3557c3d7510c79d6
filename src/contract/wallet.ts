// Wallet of a character: the coins of its player and the tokens of its world (doc2 §3).
import * as z from 'zod'
import { closed } from './shapes.ts'

const amount = z.number().int()

export const Wallet = closed({
  alpacaCoin: amount,
  llamaPoint: amount,
  worldToken1: amount,
  worldToken2: amount,
  worldToken3: amount,
  worldToken4: amount,
  /** Tokens of the world by number, with their names and signs. */
  tokenList: z.array(closed({ tokenNo: z.number().int(), name: z.string(), sign: z.string() })),
})
