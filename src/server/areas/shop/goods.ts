// Shops of a world and their goods, for everybody.
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { type Absent, columnsOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { tokensOfWorld } from '../coin/wallet.ts'
import { listParametersAsShown } from '../world/parameters.ts'
import { worldClass, worldItem } from '../world/tables.ts'
import { worldOrRefuse } from '../world/world-row.ts'
import { shop, shopGoods } from './tables.ts'

const ofShop = columnsOf(shop, 's', ['shopId', 'shopType', 'shopName', 'description', 'keeper'])
type Face = RowOf<typeof ofShop> & { goodsCount: number }

const ofGoods = columnsOf(shopGoods, 'g', ['shopGoodsId', 'tokenNo', 'price', 'stock', 'limitPerCharacter', 'endsAt'])
const ofItem = columnsOf(worldItem, 'i', ['picture', 'itemPositionId'])
const ofClass = columnsOf(worldClass, 'c', ['className'])
type Row = RowOf<typeof ofGoods> &
  Absent<RowOf<typeof ofItem>> &
  Absent<RowOf<typeof ofClass>> & {
    code: string
    name: string
    description: string
    weight: number
    subStatusFlg: boolean
    parameters: number[]
    requiredLevel: number
  }

/** Condition that goods `g` are sold at a moment. */
export const onSale = (now: Date): SQL => sql`(g.ends_at is null or g.ends_at > ${now.toISOString()})`

export async function listShops(db: Db, worldId: string, now: Date): Promise<Face[]> {
  await worldOrRefuse(db, worldId)
  return faces(db, sql`s.world_id = ${worldId}`, now)
}

async function faces(db: Db, which: SQL, now: Date): Promise<Face[]> {
  const { rows } = await db.execute<Face>(sql`
    select ${ofShop},
      (select count(*) from shop_goods g where g.world_id = s.world_id and g.shop_id = s.shop_id and ${onSale(now)})
        as "goodsCount"
    from shop s where ${which} order by s.display_order, s.shop_id`)
  return rows
}

/** @throws SHOP_NOT_FOUND */
export async function listGoods(db: Db, { worldId, shopId }: { worldId: string; shopId: string }, now: Date) {
  const [found] = await faces(db, sql`s.world_id = ${worldId} and s.shop_id = ${shopId}`, now)
  if (!found) throw refuse('SHOP_NOT_FOUND')
  const { rows } = await db.execute<Row>(sql`
    select ${ofGoods}, ${ofItem}, ${ofClass}, coalesce(g.item_code, g.skill_code) as code,
      coalesce(i.item_name, k.skill_name) as name, coalesce(i.description, k.description) as description,
      coalesce(i.item_cost, 0) as weight, coalesce(i.sub_status_flg, false) as "subStatusFlg",
      case when i.status_ref_flg or k.skill_hanei_flg then coalesce(i.parameters, k.parameters) else '{}' end as parameters,
      coalesce(k.required_level, 1) as "requiredLevel"
    from shop_goods g
    left join world_item i on i.world_id = g.world_id and i.item_code = g.item_code
    left join world_skill k on k.world_id = g.world_id and k.skill_code = g.skill_code
    left join world_class c on c.world_id = k.world_id and c.class_id = k.class_id
    where g.world_id = ${worldId} and g.shop_id = ${shopId} and ${onSale(now)}
    order by g.display_order, g.shop_goods_id`)
  const names = await listParametersAsShown(db, worldId)
  return {
    shop: found,
    goodsList: rows.map(goods => ({
      ...goods,
      effectList: names.flatMap(({ id, name }) => {
        const value = goods.parameters[id - 1] ?? 0
        return value === 0 ? [] : [{ name, value }]
      }),
    })),
    tokenList: await tokensOfWorld(db, worldId),
  }
}
