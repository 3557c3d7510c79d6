// Items that can be made in a character's world, with all data for judging whether they can be made now.

import { sql } from 'drizzle-orm'
import { imageSource } from '#rules/images.ts'
import type { Db } from '../../db/client.ts'
import { columnsOf, type Present, type RowOf } from '../../db/select.ts'
import { type Payer, walletOf } from '../coin/wallet.ts'
import { shop, shopGoods } from '../shop/tables.ts'
import { worldItem } from '../world/tables.ts'
import { heldVariants } from './held.ts'
import { itemSynth, itemSynthMaterial } from './tables.ts'

const TILE = 256
const SMALL = 96

const recipe = columnsOf(itemSynth, 's', [
  'itemSynthId',
  'itemCode',
  'itemNum',
  'coin',
  'worldToken1',
  'worldToken2',
  'worldToken3',
  'worldToken4',
])
const item = columnsOf(worldItem, 'i', ['itemName', 'description', 'picture'])

type Entry = RowOf<typeof recipe> & RowOf<typeof item>

const needed = columnsOf(itemSynthMaterial, 'm', ['itemSynthId', 'itemCode', 'needCount'])
const ofMaterial = columnsOf(worldItem, 'i', ['itemName', 'picture', 'source'])
type Material = RowOf<typeof needed> & RowOf<typeof ofMaterial> & { isMissionReward: boolean }

const address = (picture: string | null, width: number): string | null =>
  picture === null ? null : imageSource(picture, 'shouhin', width)

export async function listExchange(db: Db, payer: Payer, now: Date) {
  const { characterId, worldId } = payer
  const entries = await entriesOf(db, worldId)
  const materials = await materialsOf(db, worldId, now)
  const sellers = await sellersOf(db, worldId, now)
  const wanted = new Set(materials.map(({ itemCode }) => itemCode))
  return {
    itemSynthMasterList: entries.map(entry => ({ ...entry, iconUrl: address(entry.picture, TILE) })),
    itemSynthMaterialList: materials.map(({ picture, ...material }) => ({
      ...material,
      iconUrl: address(picture, SMALL),
      shopList: sellers
        .filter(({ itemCode }) => itemCode === material.itemCode)
        .map(({ shopId, shopName }) => ({ shopId, shopName })),
    })),
    hoyuItemList: await heldVariants(db, { characterId, worldId }, wanted),
    wallet: await walletOf(db, payer),
  }
}

async function entriesOf(db: Db, worldId: string): Promise<Entry[]> {
  const { rows } = await db.execute<Entry>(sql`
    select ${recipe}, ${item}
    from item_synth s join world_item i on i.world_id = s.world_id and i.item_code = s.item_code
    where s.world_id = ${worldId} order by s.display_order, s.item_synth_id`)
  return rows
}

async function materialsOf(db: Db, worldId: string, now: Date): Promise<Material[]> {
  const at = now.toISOString()
  const { rows } = await db.execute<Material>(sql`
    select ${needed}, ${ofMaterial},
      m.item_code in (select r.item_code from mission_reward r join mission_master mm on mm.id = r.mission_id
        where mm.world_id = ${worldId} and r.kind = 'item' and mm.starts_at <= ${at}
          and (mm.achieve_to is null or mm.achieve_to > ${at})) as "isMissionReward"
    from item_synth_material m join item_synth s on s.item_synth_id = m.item_synth_id
    join world_item i on i.world_id = m.world_id and i.item_code = m.item_code
    where s.world_id = ${worldId} order by m.item_synth_id, m.display_order, m.item_code`)
  return rows
}

const goodsColumn = columnsOf(shopGoods, 'g', ['itemCode'])
const shopColumns = columnsOf(shop, 's', ['shopId', 'shopName'])
type Seller = Present<RowOf<typeof goodsColumn>, 'itemCode'> & RowOf<typeof shopColumns>

async function sellersOf(db: Db, worldId: string, now: Date): Promise<Seller[]> {
  const { rows } = await db.execute<Seller>(sql`
    select distinct ${goodsColumn}, ${shopColumns}, s.display_order
    from shop_goods g join shop s on s.world_id = g.world_id and s.shop_id = g.shop_id
    where g.world_id = ${worldId} and g.item_code is not null and g.stock is distinct from 0
      and (g.ends_at is null or g.ends_at > ${now.toISOString()})
    order by s.display_order, s.shop_id, g.item_code`)
  return rows
}
