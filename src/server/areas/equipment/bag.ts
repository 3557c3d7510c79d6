// Bag of a character: its accounts in the ledger, joined with the world's items.
import { sql } from 'drizzle-orm'
import { numbersAtLevel, type Piece, pieceKey, type WornPiece } from '#rules/equipment.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type Present, type RowOf } from '../../db/select.ts'
import { itemOfCurrency } from '../../platform/ledger/balances.ts'
import { ledgerAccount } from '../../platform/ledger/tables.ts'
import { worldItem } from '../world/tables.ts'
import { wornOf } from './worn.ts'

const ofItem = columnsOf(worldItem, 'i', [
  'picture',
  'itemKind',
  'itemPositionId',
  'weaponFlg',
  'statusRefFlg',
  'subStatusFlg',
  'itemCost',
  'parameters',
  'maxLevel',
  'source',
])
const ofAccount = columnsOf(ledgerAccount, 'a', { currency: 'currency', shojiSu: 'balance' })
type Row = RowOf<typeof ofItem> &
  Present<RowOf<typeof ofAccount>, 'shojiSu'> & {
    itemName: string
    /** Original name of a renamed item; null for others. */
    plainName: string | null
    description: string
  }

export type HeldRow = Omit<Row, 'currency'> & Piece & { originalize: number; wornCount: number }

/** All held items, each variant separately, in the order of the codes. */
export async function bagOf(db: Db | Tx, of: { characterId: string; worldId: string }): Promise<HeldRow[]> {
  const { rows } = await db.execute<Row>(sql`
    select ${ofItem}, ${ofAccount}, coalesce(o.name, i.item_name) as "itemName",
      coalesce(o.description, i.description) as description, case when o.id is not null then i.item_name end as "plainName"
    from ledger_account a
    join world_item i on i.world_id = ${of.worldId} and i.item_code = split_part(a.currency, ':', 3)
    left join originalized o on o.id = substring(a.currency from ':O(\\d+)$')::int
    where a.holder_kind = 'character' and a.holder_id = ${of.characterId}
      and a.currency ^@ ${`item:${of.worldId}:`} and a.balance > 0
    order by a.currency collate "C"`)
  const worn = (await wornOf(db, of.characterId)).map(pieceKey)
  return rows.flatMap(({ currency, ...row }) => {
    const held = itemOfCurrency(currency)
    if (!held) return []
    const { itemCode, level, originalizeId } = held
    const key = pieceKey({ itemCode, level, originalizeId })
    return [
      {
        ...row,
        itemCode,
        level,
        originalizeId,
        originalize: originalizeId === null ? 0 : 1,
        parameters: numbersAtLevel(row.parameters, level),
        wornCount: worn.filter(one => one === key).length,
      },
    ]
  })
}

/** Worn pieces for everybody, without anything that is only held. */
export function shownWorn(worn: readonly WornPiece[], bag: readonly HeldRow[]) {
  const held = new Map(bag.map(item => [pieceKey(item), item]))
  return worn.flatMap(({ slotId, ...piece }) => {
    const item = held.get(pieceKey(piece))
    if (!item) return []
    const { itemCode, level, itemName, plainName, description, picture, itemKind, weaponFlg, itemCost, parameters } =
      item
    return [
      { slotId, itemCode, level, itemName, plainName, description, picture, itemKind, weaponFlg, itemCost, parameters },
    ]
  })
}
