// State of a character in a shop: pieces held and bought, permission to learn, carried weight.
import { type SQL, sql } from 'drizzle-orm'
import { heavyEffectHoseiIndex } from '#rules/constants/stats.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { itemOfCurrency } from '../../platform/ledger/balances.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { refuse } from '../../platform/refuse.ts'
import { walletOf } from '../coin/wallet.ts'
import { wornCounts } from '../equipment/worn.ts'
import { shopGoods } from './tables.ts'

const idColumn = columnsOf(shopGoods, 'g', ['shopGoodsId'])
export type Standing = RowOf<typeof idColumn> & { shojiSu: number; boughtCount: number; isAllowed: boolean }

/** @param which condition on the goods `g` */
export async function standingsOf(db: Db | Tx, character: OwnCharacter, which: SQL): Promise<Standing[]> {
  const { characterId, worldId, level, classAId, classBId, classCId } = character
  const { rows } = await db.execute<Standing>(sql`
    select ${idColumn},
      coalesce(case when g.item_code is null then learned.level else (
        select sum(a.balance) from ledger_account a
        where a.holder_kind = 'character' and a.holder_id = ${characterId}
          and (a.currency = 'item:' || g.world_id || ':' || g.item_code
            or starts_with(a.currency, 'item:' || g.world_id || ':' || g.item_code || ':'))) end, 0)::bigint as "shojiSu",
      (select coalesce(sum(p.count), 0) from shop_purchase p
        where p.character_id = ${characterId} and p.shop_goods_id = g.shop_goods_id)::bigint as "boughtCount",
      k.skill_code is null or (k.required_level <= ${level} and (k.class_id is null
        or k.class_id is not distinct from ${classAId} or k.class_id is not distinct from ${classBId}
        or k.class_id is not distinct from ${classCId})) as "isAllowed"
    from shop_goods g
    left join world_skill k on k.world_id = g.world_id and k.skill_code = g.skill_code
    left join character_skill learned on learned.character_id = ${characterId} and learned.skill_code = g.skill_code
    where g.world_id = ${worldId} and ${which}
    order by g.display_order, g.shop_goods_id`)
  return rows
}

/** @throws SHOP_NOT_FOUND */
export async function standingInShop(db: Db, userId: string, character: OwnCharacter, shopId: string) {
  const { characterId, worldId } = character
  const { rowCount } = await db.execute(sql`
    select 1 from shop where world_id = ${worldId} and shop_id = ${shopId}`)
  if (!rowCount) throw refuse('SHOP_NOT_FOUND')
  return {
    wallet: await walletOf(db, { userId, characterId, worldId }),
    carried: await wornWeight(db, character),
    capacity: await capacityOf(db, character),
    goodsList: await standingsOf(db, character, sql`g.shop_id = ${shopId}`),
  }
}

/** Weight of worn items; those in the bag have no weight (rules §15). */
async function wornWeight(db: Db, { characterId, worldId }: OwnCharacter): Promise<number> {
  const worn = await wornCounts(db, characterId)
  const pieces = [...worn].flatMap(([currency, count]) => {
    const item = itemOfCurrency(currency)
    return item?.worldId === worldId ? [{ itemCode: item.itemCode, count }] : []
  })
  const { rows } = await db.execute<{ weight: number }>(sql`
    select coalesce(sum(i.item_cost * piece.count), 0)::bigint as weight
    from json_to_recordset(${JSON.stringify(pieces)}::json) as piece ("itemCode" text, count integer)
    join world_item i on i.world_id = ${worldId} and i.item_code = piece."itemCode"`)
  return rows[0]?.weight ?? 0
}

async function capacityOf(db: Db, { worldId, classBId, level }: OwnCharacter): Promise<number> {
  const { rows } = await db.execute<{ hosei: number }>(sql`
    select hosei[${heavyEffectHoseiIndex}] as hosei from world_class
    where world_id = ${worldId} and class_id = ${classBId}`)
  return (rows[0]?.hosei ?? 0) + level
}
