// Coins and points of the caller (doc1 §7, doc2 §7).
import * as z from 'zod'
import { COIN_LEDGER_PAGE_SIZE } from '#rules/coins.ts'
import { ORDER_TEXTS } from '#rules/order/states.ts'
import { RETURN_REASONS } from '#rules/returned-coins.ts'
import { applicationKind } from './application.ts'
import { read, treatingBlocks } from './call.ts'
import { closed, instant, integerInPath, rowId, wordId } from './shapes.ts'

const amount = z.number().int()

export const coinContract = treatingBlocks('none')({
  /** The caller's balances. CP has its own page and is not part of this answer (G16). */
  getCoins: read('signed-in', '/api/coin/getCoins')
    .input(closed({}).optional())
    .output(closed({ alpacaCoin: z.number().int(), llamaPoint: z.number().int() })),

  /** Movements of one coin (coinType 0 AC, 1 LP), newest first. A call of our own. */
  getLedger: read('signed-in', '/api/coin/getLedger/{coinType}')
    .input(
      closed({
        coinType: integerInPath(0, 1),
        page: integerInPath(1, 10_000),
        size: integerInPath(1, 5 * COIN_LEDGER_PAGE_SIZE),
      }),
    )
    .output(
      closed({
        balance: amount,
        /** Bought and free parts of the balance. */
        paidBalance: amount,
        freeBalance: amount,
        /** Amounts that expire, the earliest first. */
        expiringList: z.array(closed({ amount, expiresAt: instant })),
        /** Amounts held for applications and seats until a decision; they come back after a rejection or a lost draw. */
        heldList: z.array(closed({ title: z.string(), amount, heldSince: instant })),
        ledgerList: z.array(
          closed({
            ledgerId: z.number().int(),
            /** Cause of the movement, in words. */
            title: z.string(),
            /** Subject of the movement: the mission, the item, the shop. */
            note: z.string(),
            /** Positive for income, negative for spending. */
            amount,
            /** Balance after the movement. */
            balance: amount,
            createdAt: instant,
          }),
        ),
        count: amount,
      }),
    ),

  /** Fees held for waiting applications, what orders hold, and the held coins that came back last. Coins of seats: scenario.getOwnList. */
  getHeld: read('signed-in', '/api/coin/getHeld')
    .input(closed({}).optional())
    .output(
      closed({
        /** The one held longest first. */
        feeList: z.array(
          closed({
            applicationId: rowId,
            kind: applicationKind,
            name: z.string(),
            worldId: wordId,
            characterId: wordId,
            characterName: z.string(),
            coin: z.enum(['llamaPoint', 'alpacaCoin']),
            amount,
            heldSince: instant,
          }),
        ),
        /** The one held longest first. */
        orderList: z.array(
          closed({
            orderId: rowId,
            worldId: wordId,
            purpose: z.string(),
            status: z.enum(ORDER_TEXTS),
            alpacaCoin: amount,
            llamaPoint: amount,
            heldSince: instant,
            /** Date that the order waits for; null while the office looks at its opening. */
            dueAt: instant.nullable(),
          }),
        ),
        /** Newest first. */
        returnedList: z.array(
          closed({
            /** Movement of the ledger. */
            ledgerId: rowId,
            /** Title of the scenario or the order, or the name applied for. */
            title: z.string(),
            reason: z.enum(RETURN_REASONS),
            alpacaCoin: amount,
            llamaPoint: amount,
            returnedAt: instant,
          }),
        ),
      }),
    ),
})
export type CoinContract = typeof coinContract
