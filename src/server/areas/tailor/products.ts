// Products that the office describes: for everybody those on sale, for the office's desk all of them, and saving one.
import { eq, sql } from 'drizzle-orm'
import type { CreatorType } from '#rules/codes/user.ts'
import { OVER } from '#rules/commission/transitions.ts'
import { productFault, type SentProduct } from '#rules/tailor-products.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { busyOf, creators, isCreator } from './creator-row.ts'
import { tailorOption, tailorProduct } from './tables.ts'

const columns = columnsOf(tailorProduct, 'p', [
  ...(['itemKbn', 'creatorKbn', 'shouhinmei', 'description', 'width', 'height', 'charactersMost'] as const),
  ...(['wishMost', 'peopleMost', 'personPrice', 'days', 'priceLeast', 'priceMost', 'isOnSale'] as const),
])
type Option = Pick<typeof tailorOption.$inferSelect, 'optionNo' | 'optionName' | 'price'>
export type ProductRow = RowOf<typeof columns> & { optionList: Option[] }

/** Columns of product `p`, with its options. */
export const productColumns = sql`${columns}, coalesce((select json_agg(json_build_object(
    'optionNo', t.option_no, 'optionName', t.option_name, 'price', t.price) order by t.option_no)
  from tailor_option t where t.item_kbn = p.item_kbn), '[]'::json) as "optionList"`

/** @throws PRODUCT_NOT_FOUND */
export async function findProduct(db: Db | Tx, itemKbn: number): Promise<ProductRow> {
  const { rows } = await db.execute<ProductRow>(sql`
    select ${productColumns} from tailor_product p where p.item_kbn = ${itemKbn}`)
  if (!rows[0]) throw refuse('PRODUCT_NOT_FOUND')
  return rows[0]
}

/** Products on sale of a kind of works, or of all. */
export async function getProducts(db: Db, { creatorKbn }: { creatorKbn?: number | undefined }) {
  const ofKind = creatorKbn === undefined ? sql`true` : sql`p.creator_kbn = ${creatorKbn}`
  const taking = sql`${creators} join creator_offer o on o.user_id = k.user_id and o.class_code = k.class_code
    where ${isCreator} and o.item_kbn = p.item_kbn and o.is_on and r.is_open and r.slots > ${busyOf}`
  const { rows } = await db.execute<ProductRow & { openCount: number; priceFrom: number | null }>(sql`
    select ${productColumns}, (select count(*)::int from ${taking}) as "openCount",
      (select min(o.price)::int from ${taking}) as "priceFrom"
    from tailor_product p where p.is_on_sale and ${ofKind} order by p.creator_kbn, p.item_kbn`)
  return { productList: rows.map(({ openCount, priceFrom, ...product }) => ({ product, openCount, priceFrom })) }
}

const ofDesk = columnsOf(tailorProduct, 'p', ['version'])

export async function getProductDesk(db: Db) {
  const { rows } = await db.execute<
    ProductRow & RowOf<typeof ofDesk> & { offerCount: number; runningCount: number }
  >(sql`
    select ${productColumns}, ${ofDesk},
      (select count(*)::int from creator_offer o where o.item_kbn = p.item_kbn and o.is_on) as "offerCount",
      (select count(*)::int from commission c where c.item_kbn = p.item_kbn and c.state not in ${[...OVER]})
        as "runningCount"
    from tailor_product p order by p.creator_kbn, p.item_kbn`)
  return {
    productList: rows.map(({ version, offerCount, runningCount, ...product }) => ({
      ...{ product, version, offerCount, runningCount },
    })),
  }
}

type Saved = SentProduct & {
  baseVersion: number
  itemKbn: number
  creatorKbn: CreatorType
  isOnSale: boolean
  now: Date
}

/**
 * Commissions keep the numbers of their day. Offers outside the new bounds stay as they are until their creators change them.
 * @throws PRODUCT_FAULT, PRODUCT_CHANGED, PRODUCT_NOT_FOUND
 */
export async function saveProduct(tx: Tx, { baseVersion, now, optionList, itemKbn, ...sent }: Saved) {
  if (productFault({ ...sent, optionList })) throw refuse('PRODUCT_FAULT')
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('tailor products'))`)
  const [before] = await tx.select().from(tailorProduct).where(eq(tailorProduct.itemKbn, itemKbn))
  if ((before?.version ?? 0) !== baseVersion) throw refuse('PRODUCT_CHANGED')
  if (before && before.creatorKbn !== sent.creatorKbn) throw refuse('PRODUCT_FAULT')
  const row = {
    ...{ creatorKbn: sent.creatorKbn, shouhinmei: sent.shouhinmei.trim(), description: sent.description.trim() },
    ...{ width: sent.width, height: sent.height, charactersMost: sent.charactersMost, wishMost: sent.wishMost },
    ...{ peopleMost: sent.peopleMost, personPrice: sent.personPrice, days: sent.days },
    ...{ priceLeast: sent.priceLeast, priceMost: sent.priceMost, isOnSale: sent.isOnSale },
    ...{ version: baseVersion + 1, updatedAt: now },
  }
  await tx
    .insert(tailorProduct)
    .values({ itemKbn, ...row })
    .onConflictDoUpdate({ target: tailorProduct.itemKbn, set: row })
  await tx.delete(tailorOption).where(eq(tailorOption.itemKbn, itemKbn))
  if (optionList.length > 0)
    await tx
      .insert(tailorOption)
      .values(optionList.map(option => ({ itemKbn, ...option, optionName: option.optionName.trim() })))
  return { product: await findProduct(tx, itemKbn), version: baseVersion + 1 }
}
