// What a character wears may not be given away.
import type { Db, Tx } from '../../db/client.ts'

/** How many of each currency of the ledger a character wears. Nothing can be worn yet. */
export async function wornCounts(_tx: Db | Tx, _characterId: string): Promise<Map<string, number>> {
  return new Map()
}
