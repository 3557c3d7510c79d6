// Coins that were taken for acts that still wait for a decision, and come back after a refusal. Areas with such acts are
// listed here.
import type { Db } from '../../db/client.ts'
import { heldFees } from '../application/held-fees.ts'

export type HeldCoins = { title: string; amount: number; heldSince: Date | string }

/** Coins in a currency of a user that one kind of act holds. */
export type HeldSource = (db: Db, userId: string, currency: string) => Promise<readonly HeldCoins[]>

const sources: readonly HeldSource[] = [heldFees]

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
