import type { Db, Tx } from '../../db/client.ts'

export async function wornCounts(_tx: Db | Tx, _characterId: string): Promise<ReadonlyMap<string, number>> {
  return new Map()
}
