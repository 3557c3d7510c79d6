// What a character holds: its accounts in the ledger, with what the world says of each item.
import { sql } from 'drizzle-orm'
import { type ItemKind, numbersAtLevel, type Piece, pieceKey, type WornPiece } from '#rules/equipment.ts'
import type { Db, Tx } from '../../db/client.ts'
import { itemOfCurrency } from '../../platform/ledger/balances.ts'
import { wornOf } from './worn.ts'

type Row = {
  currency: string
  shojiSu: number
  itemName: string
  /** What the world calls it, where its player has named it anew. */
  plainName: string | null
  description: string
  picture: string | null
  itemKind: ItemKind
  itemPositionId: string | null
  weaponFlg: boolean
  statusRefFlg: boolean
  subStatusFlg: boolean
  itemCost: number
  parameters: number[]
  maxLevel: number
  source: string
}

export type HeldRow = Omit<Row, 'currency'> & Piece & { originalize: number; wornCount: number }

/** Every kind of item that is held, variants apart, in the order of the codes. */
export async function bagOf(db: Db | Tx, of: { characterId: string; worldId: string }): Promise<HeldRow[]> {
  const { rows } = await db.execute<Row>(sql`
    select a.currency, a.balance as "shojiSu", coalesce(o.name, i.item_name) as "itemName",
      coalesce(o.description, i.description) as description, case when o.id is not null then i.item_name end as "plainName",
      i.picture,
      i.item_kind as "itemKind", i.item_position_id as "itemPositionId", i.weapon_flg as "weaponFlg",
      i.status_ref_flg as "statusRefFlg", i.sub_status_flg as "subStatusFlg", i.item_cost as "itemCost", i.parameters,
      i.max_level as "maxLevel", i.source
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

/** The worn pieces as anybody may see them: nothing of what is only held. */
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
