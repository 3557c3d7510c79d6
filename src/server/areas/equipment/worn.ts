// Pieces that a character wears. They still count as held, but must not be used up: code that takes items from a character
// checks here first.

import { sql } from 'drizzle-orm'
import type { WornPiece } from '#rules/equipment.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { balancesOf, currencies } from '../../platform/ledger/balances.ts'
import type { Transfer } from '../../platform/ledger/post.ts'
import { refuse } from '../../platform/refuse.ts'
import { character } from '../character/tables.ts'
import { equipment } from './tables.ts'

const variant = columnsOf(equipment, 'e', ['itemCode', 'level', 'originalizeId'])
const inWorld = columnsOf(character, 'c', ['worldId'])
const slot = columnsOf(equipment, 'e', { slotId: 'position' })

export async function wornOf(db: Db | Tx, characterId: string): Promise<WornPiece[]> {
  const { rows } = await db.execute<RowOf<typeof slot> & RowOf<typeof variant>>(sql`
    select ${slot}, ${variant} from equipment e where e.character_id = ${characterId} order by e.position collate "C"`)
  return rows
}

/** Number of worn pieces by the currency of the item. */
export async function wornCounts(db: Db | Tx, characterId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<RowOf<typeof inWorld> & RowOf<typeof variant>>(sql`
    select ${inWorld}, ${variant} from equipment e join character c on c.character_id = e.character_id where e.character_id = ${characterId}`)
  const counts = new Map<string, number>()
  for (const { worldId, itemCode, ...variant } of rows) {
    const currency = currencies.item(worldId, itemCode, variant)
    counts.set(currency, (counts.get(currency) ?? 0) + 1)
  }
  return counts
}

/**
 * Check before items of a character are posted away: worn ones stay. Locks the character's row until the transaction ends,
 * so that nothing is put on in between. Too few pieces in all are refused by the ledger.
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
