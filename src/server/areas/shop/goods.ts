// Shops of a world and what stands on their shelves, as everybody may see it.
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { tokensOfWorld } from '../coin/wallet.ts'
import { listParametersAsShown } from '../world/parameters.ts'

type Face = {
  shopId: string
  shopType: 1 | 2
  shopName: string
  description: string
  keeper: string
  goodsCount: number
}

type Row = {
  shopGoodsId: number
  code: string
  name: string
  description: string
  picture: string | null
  tokenNo: number | null
  price: number
  stock: number | null
  limitPerCharacter: number | null
  endsAt: string | null
  weight: number
  itemPositionId: string | null
  subStatusFlg: boolean
  parameters: number[]
  className: string | null
  requiredLevel: number
}

/** Goods `g` that are sold at a moment. */
export const onSale = (now: Date): SQL => sql`(g.ends_at is null or g.ends_at > ${now.toISOString()})`

export async function listShops(db: Db, worldId: string, now: Date): Promise<Face[]> {
  const { rowCount } = await db.execute(sql`select 1 from world where world_id = ${worldId}`)
  if (!rowCount) throw refuse('WORLD_NOT_FOUND')
  return faces(db, sql`s.world_id = ${worldId}`, now)
}

async function faces(db: Db, which: SQL, now: Date): Promise<Face[]> {
  const { rows } = await db.execute<Face>(sql`
    select s.shop_id as "shopId", s.shop_type as "shopType", s.shop_name as "shopName", s.description, s.keeper,
      (select count(*) from shop_goods g where g.world_id = s.world_id and g.shop_id = s.shop_id and ${onSale(now)})
        as "goodsCount"
    from shop s where ${which} order by s.display_order, s.shop_id`)
  return rows
}

/** @throws SHOP_NOT_FOUND */
export async function listGoods(db: Db, { worldId, shopId }: { worldId: string; shopId: string }, now: Date) {
  const [shop] = await faces(db, sql`s.world_id = ${worldId} and s.shop_id = ${shopId}`, now)
  if (!shop) throw refuse('SHOP_NOT_FOUND')
  const { rows } = await db.execute<Row>(sql`
    select g.shop_goods_id as "shopGoodsId", coalesce(g.item_code, g.skill_code) as code,
      coalesce(i.item_name, k.skill_name) as name, coalesce(i.description, k.description) as description, i.picture,
      g.token_no as "tokenNo", g.price, g.stock, g.limit_per_character as "limitPerCharacter", g.ends_at as "endsAt",
      coalesce(i.item_cost, 0) as weight, i.item_position_id as "itemPositionId",
      coalesce(i.sub_status_flg, false) as "subStatusFlg",
      case when i.status_ref_flg or k.skill_hanei_flg then coalesce(i.parameters, k.parameters) else '{}' end as parameters,
      c.class_name as "className", coalesce(k.required_level, 1) as "requiredLevel"
    from shop_goods g
    left join world_item i on i.world_id = g.world_id and i.item_code = g.item_code
    left join world_skill k on k.world_id = g.world_id and k.skill_code = g.skill_code
    left join world_class c on c.world_id = k.world_id and c.class_id = k.class_id
    where g.world_id = ${worldId} and g.shop_id = ${shopId} and ${onSale(now)}
    order by g.display_order, g.shop_goods_id`)
  const names = await listParametersAsShown(db, worldId)
  return {
    shop,
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
