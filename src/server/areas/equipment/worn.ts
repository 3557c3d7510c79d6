// What a character wears. Worn pieces stay in its holding, and nothing may use them up: whoever takes items from a character
// asks here first.
import { sql } from 'drizzle-orm'
import type { WornPiece } from '#rules/equipment.ts'
import type { Db, Tx } from '../../db/client.ts'
import { balancesOf, currencies } from '../../platform/ledger/balances.ts'
import type { Transfer } from '../../platform/ledger/post.ts'
import { refuse } from '../../platform/refuse.ts'

export async function wornOf(db: Db | Tx, characterId: string): Promise<WornPiece[]> {
  const { rows } = await db.execute<WornPiece>(sql`
    select position as "slotId", item_code as "itemCode", level, originalize_id as "originalizeId"
    from equipment where character_id = ${characterId} order by position collate "C"`)
  return rows
}

/** How many of each item the character wears, by the currency it is held in. */
export async function wornCounts(db: Db | Tx, characterId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<WornPiece & { worldId: string }>(sql`
    select c.world_id as "worldId", e.item_code as "itemCode", e.level, e.originalize_id as "originalizeId"
    from equipment e join character c on c.character_id = e.character_id where e.character_id = ${characterId}`)
  const counts = new Map<string, number>()
  for (const { worldId, itemCode, ...variant } of rows) {
    const currency = currencies.item(worldId, itemCode, variant)
    counts.set(currency, (counts.get(currency) ?? 0) + 1)
  }
  return counts
}

/**
 * Before items of a character are posted away: what is worn stays. Holds the character's row until the transaction ends, so
 * that nothing is put on in between. Too few in all is left to the ledger to refuse.
 * @throws ITEM_WORN
 */
export async function keepWorn(tx: Tx, characterId: string, transfers: readonly Transfer[]): Promise<void> {
  const taken = new Map<string, number>()
  for (const { from, currency, amount } of transfers) {
    const isTheirs = typeof from !== 'string' && from.kind === 'character' && from.id === characterId
    if (isTheirs && currency.startsWith('item:')) taken.set(currency, (taken.get(currency) ?? 0) + amount)
  }
  if (taken.size === 0) return
  await tx.execute(sql`select 1 from character where character_id = ${characterId} for no key update`)
  const worn = await wornCounts(tx, characterId)
  const held = await balancesOf(tx, { kind: 'character', id: characterId }, [...taken.keys()])
  for (const [currency, amount] of taken) {
    const balance = held[currency] ?? 0
    if (amount <= balance && amount > balance - (worn.get(currency) ?? 0)) throw refuse('ITEM_WORN')
  }
}
