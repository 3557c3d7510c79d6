// Lists of creators, and a creator's page with what is offered.
import { type SQL, sql } from 'drizzle-orm'
import { searchWords } from '#rules/novel.ts'
import type { CreatorSort } from '#rules/tailor-address.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { isBetween, meets } from '../block/between.ts'
import { shouhin } from '../distribution/tables.ts'
import {
  busyOf,
  type CreatorRow,
  creatorColumns,
  creatorNameOf,
  creatorRow,
  creators,
  isCreator,
  offersOf,
  toCreatorCard,
} from './creator-row.ts'
import { type ProductRow, productColumns } from './products.ts'
import { samplesOf } from './samples.ts'
import type { creatorOffer } from './tables.ts'

type Wanted = {
  userId: string | null
  creatorKbn?: number | undefined
  itemKbn?: number | undefined
  sort?: CreatorSort | undefined
  isOpen?: boolean | undefined
  isLiked?: boolean | undefined
  keyword?: string | undefined
  pageStart: number
  perPage: number
}

const hasOffer = sql`exists (select 1 from ${offersOf})`
const isFree = sql`(r.is_open and ${hasOffer} and r.slots > ${busyOf})`
const likedBy = (userId: string | null): SQL => sql`exists (select 1 from creator_like l where l.user_id = ${userId}
  and l.creator_user_id = k.user_id and l.class_code = k.class_code)`
const words = sql`search_key(${creatorNameOf} || ' ' || array_to_string(coalesce(r.tags, '{}'), ' ') || ' '
  || coalesce(r.introduction, ''))`

const orderOf: Record<CreatorSort, SQL> = {
  open: sql`${isFree} desc nulls last, "workCount" desc, r.created_at desc nulls last, k.user_id, k.class_code`,
  new: sql`r.created_at desc nulls last, k.user_id, k.class_code`,
  works: sql`"workCount" desc, k.user_id, k.class_code`,
}

export async function getCreators(db: Db, wanted: Wanted) {
  const { userId, creatorKbn, itemKbn, sort = 'open', isOpen, isLiked, keyword, pageStart, perPage } = wanted
  const conditions = [
    isCreator,
    meets(userId, sql`k.user_id`),
    ...(creatorKbn === undefined ? [] : [sql`k.class_code = ${creatorKbn + 1}`]),
    ...(itemKbn === undefined ? [] : [sql`exists (select 1 from ${offersOf} and o.item_kbn = ${itemKbn})`]),
    ...(isOpen ? [isFree] : []),
    ...(isLiked ? [likedBy(userId)] : []),
    ...searchWords(keyword ?? '').map(word => sql`position(${word} in ${words}) <> 0`),
  ]
  const of = sql`${creators} where ${sql.join(conditions, sql` and `)}`
  const [{ rows }, count] = await Promise.all([
    db.execute<CreatorRow>(sql`
      select ${creatorColumns(userId)} from ${of} order by ${orderOf[sort]}
      limit ${perPage} offset ${(pageStart - 1) * perPage}`),
    countOf(db, of),
  ])
  return { creatorList: rows.map(row => toCreatorCard(row, userId)), count }
}

type Terms = Pick<typeof creatorOffer.$inferSelect, 'price' | 'days' | 'note' | 'isOn'>

/** Terms of a creator for products on sale. */
export async function offersNow(db: Db | Tx, { userId, classCode }: { userId: string; classCode: number }) {
  const { rows } = await db.execute<ProductRow & { offered: Terms }>(sql`
    select ${productColumns}, json_build_object('price', o.price, 'days', o.days, 'note', o.note, 'isOn', o.is_on) as offered
    from creator_offer o join tailor_product p on p.item_kbn = o.item_kbn and p.is_on_sale
    where o.user_id = ${userId} and o.class_code = ${classCode} and o.is_on order by p.item_kbn`)
  return rows.map(({ offered, ...product }) => ({ product, ...offered }))
}

/** A creator's page (C173). @throws CREATOR_NOT_FOUND */
export async function getSingleCreatorInfo(
  db: Db,
  { userId, creatorId }: { userId: string | null; creatorId: string },
) {
  const found = await creatorRow(db, creatorId, userId)
  if (userId !== null && userId !== found.userId && (await isBetween(db, userId, found.userId)))
    throw refuse('CREATOR_NOT_FOUND')
  const { rows } = await db.execute<{ isLiked: boolean }>(sql`
    select ${likedBy(userId)} as "isLiked" from user_class k
    where k.user_id = ${found.userId} and k.class_code = ${found.classCode}`)
  return {
    ...toCreatorCard(found, userId),
    introduction: found.introduction ?? '',
    wishes: found.wishes ?? '',
    since: found.since,
    sampleList: await samplesOf(db, found),
    offerList: await offersNow(db, found),
    isLiked: rows[0]?.isLiked ?? false,
  }
}

const named = columnsOf(shouhin, 'g', ['shouhinId', 'shouhinmei'])

/** Name of goods (C174). @throws SHOUHIN_NOT_FOUND */
export async function getShouhinmei(db: Db, { shouhinId }: { shouhinId: string }) {
  const { rows } = await db.execute<RowOf<typeof named>>(sql`
    select ${named} from shouhin g where g.shouhin_id = ${shouhinId}`)
  if (!rows[0]) throw refuse('SHOUHIN_NOT_FOUND')
  return rows[0]
}
