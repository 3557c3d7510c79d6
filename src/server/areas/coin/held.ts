// Coins that were taken for acts that still wait for a decision, and come back after a refusal. Areas with such acts are
// listed here.
import type { Db } from '../../db/client.ts'
import { heldFees, waitingFees } from '../application/held-fees.ts'
import { heldCommissions } from '../commission/coins.ts'
import { heldOrders, ordersThatHold } from '../order/held-orders.ts'
import { heldSeats } from '../scenario/entry/held-seats.ts'
import { returnedCoins } from './returned.ts'

export type HeldCoins = { title: string; amount: number; heldSince: Date | string }

/** Coins in a currency of a user that one kind of act holds. */
export type HeldSource = (db: Db, userId: string, currency: string) => Promise<readonly HeldCoins[]>

const sources: readonly HeldSource[] = [heldFees, heldSeats, heldOrders, heldCommissions]

/** Held coins, those held longest first. */
export async function heldCoins(
  db: Db,
  userId: string,
  currency: string,
  from: readonly HeldSource[] = sources,
): Promise<HeldCoins[]> {
  const held = await Promise.all(from.map(source => source(db, userId, currency)))
  return held.flat().sort((a, b) => new Date(a.heldSince).getTime() - new Date(b.heldSince).getTime())
}

export async function getHeld(db: Db, { userId }: { userId: string }) {
  return {
    feeList: await waitingFees(db, userId),
    orderList: await ordersThatHold(db, userId),
    returnedList: await returnedCoins(db, userId),
  }
}
