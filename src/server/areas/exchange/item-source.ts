// Items in the search: those that everybody can come by, in a shop or at the exchange. What a story alone gives stays a surprise.
import { type SQL, sql } from 'drizzle-orm'
import { imageSource } from '#rules/images.ts'
import { itemKindLabels } from '#rules/search/labels.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { hasPieces, hasWord, inWorlds, placesIn, type SearchSource } from '../search/source.ts'
import { onSale } from '../shop/goods.ts'
import { worldItem } from '../world/tables.ts'

const keys = sql`text_pieces('', i.search_words)`
const face = columnsOf(worldItem, 'i', [
  'worldId',
  'itemCode',
  'itemName',
  'description',
  'picture',
  'itemKind',
  'source',
])

/** The shop in which item `i` is sold. */
const shopOf = (now: Date): SQL => sql`(
  select g.shop_id from shop_goods g where g.world_id = i.world_id and g.item_code = i.item_code and ${onSale(now)}
  order by g.display_order, g.shop_goods_id limit 1)`
const isMade = sql`exists (select 1 from item_synth y where y.world_id = i.world_id and y.item_code = i.item_code)`
const isMaterial = sql`exists (
  select 1 from item_synth_material m where m.world_id = i.world_id and m.item_code = i.item_code)`

export const itemSource: SearchSource = {
  from: sql`world_item i`,
  ref: sql`i.world_id || '/' || i.item_code`,
  at: sql`i.world_id`,
  id: sql`i.item_code`,
  name: sql`search_key(i.item_name)`,
  isDated: false,
  conditions: asked => [
    inWorlds(sql`i.world_id`, asked),
    sql`(${shopOf(asked.now)} is not null or ${isMade} or ${isMaterial})`,
    ...(asked.filters.shouhinKbn === undefined ? [] : [sql`i.item_kind = ${asked.filters.shouhinKbn}`]),
  ],
  keyed: word => hasWord(keys, [''], word, sql`i.search_words`),
  plain: word => sql`position(${word} in i.search_words) <> 0`,
  near: piece => hasPieces(keys, [''], piece),
  cards: async (db, asked, refs) => {
    const { rows } = await db.execute<RowOf<typeof face> & { ref: string; shopId: string | null }>(sql`
      select ${face}, i.world_id || '/' || i.item_code as ref, ${shopOf(asked.now)} as "shopId" from world_item i
      where i.world_id || '/' || i.item_code in ${[...refs]}`)
    return rows.map(row => ({
      kind: 'item' as const,
      ref: row.ref,
      href: row.shopId === null ? `/world/${row.worldId}/itemSynth` : `/world/${row.worldId}/shop/${row.shopId}`,
      title: row.itemName,
      worldName: asked.worlds.get(row.worldId) ?? null,
      line: [itemKindLabels[row.itemKind], row.source].filter(Boolean).join('・'),
      imagePath: row.picture === null ? null : imageSource(row.picture, 'shouhin', 96),
      isFace: false,
      writer: null,
      at: null,
      placeList: placesIn('note', row.description, asked),
    }))
  },
}
