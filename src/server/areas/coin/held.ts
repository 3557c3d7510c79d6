// Coins that were taken and come back if what they were paid for is refused. Areas with such acts name them here.
import type { Db } from '../../db/client.ts'
import { heldFees } from '../application/held-fees.ts'

export type HeldCoins = { title: string; amount: number; heldSince: Date | string }

/** What one kind of act holds of a user's currency. */
export type HeldSource = (db: Db, userId: string, currency: string) => Promise<readonly HeldCoins[]>

const sources: readonly HeldSource[] = [heldFees]

/** The longest held first. */
export async function heldCoins(
  db: Db,
  userId: string,
  currency: string,
  from: readonly HeldSource[] = sources,
): Promise<HeldCoins[]> {
  const held = await Promise.all(from.map(source => source(db, userId, currency)))
  return held.flat().sort((a, b) => new Date(a.heldSince).getTime() - new Date(b.heldSince).getTime())
}
