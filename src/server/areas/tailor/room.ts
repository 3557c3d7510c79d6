// A creator's own room in one kind of works: its words, its window for commissions, the terms under which products are taken.
import { sql } from 'drizzle-orm'
import { creatorFaults, offerFault, SLOTS_MOST, tagsFault } from '#rules/tailor.ts'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { type CreatorRow, creatorColumns, creators } from './creator-row.ts'
import { type OwnCreator, ownCreator } from './own-creator.ts'
import { findProduct, type ProductRow, productColumns } from './products.ts'
import { samplesOf } from './samples.ts'
import { creatorOffer, creatorRoom } from './tables.ts'

type Asked = { userId: string; creatorKbn: number }
type Terms = Pick<typeof creatorOffer.$inferSelect, 'price' | 'days' | 'note' | 'isOn'>

/** Every product of a creator's kind that is on sale or was taken before, with the creator's terms or else its own. */
async function offersOfAll(db: Db | Tx, { userId, classCode, creatorKbn }: OwnCreator) {
  const { rows } = await db.execute<ProductRow & { offered: Terms | null }>(sql`
    select ${productColumns}, case when o.item_kbn is null then null else
      json_build_object('price', o.price, 'days', o.days, 'note', o.note, 'isOn', o.is_on) end as offered
    from tailor_product p left join creator_offer o on o.item_kbn = p.item_kbn and o.user_id = ${userId}
      and o.class_code = ${classCode}
    where p.creator_kbn = ${creatorKbn} and (p.is_on_sale or o.item_kbn is not null) order by p.item_kbn`)
  return rows.map(({ offered, ...product }) => {
    const { price, days, note, isOn } = offered ?? {
      ...{ price: product.priceLeast, days: product.days, note: '', isOn: false },
    }
    return { product, price, days, note, isOn }
  })
}

/** @throws CREATOR_NOT_FOUND */
export async function getRoom(db: Db | Tx, asked: Asked) {
  const own = await ownCreator(db, asked)
  const { rows } = await db.execute<CreatorRow & { version: number }>(sql`
    select ${creatorColumns(own.userId)}, coalesce(r.version, 0) as version from ${creators}
    where k.user_id = ${own.userId} and k.class_code = ${own.classCode}`)
  const row = rows[0]
  if (!row) throw refuse('CREATOR_NOT_FOUND')
  const { creatorId, creatorName, introduction, wishes, tagList, opens, slots, version, busy } = row
  return {
    ...{ creatorKbn: own.creatorKbn, creatorId, creatorName, version, busy },
    ...{ introduction: introduction ?? '', wishes: wishes ?? '', tagList: tagList ?? [] },
    ...{ isOpen: opens ?? false, slots: slots ?? 0 },
    sampleList: await samplesOf(db, own),
    offerList: await offersOfAll(db, own),
  }
}

/** The room's row, made where there is none, and locked until the transaction ends. */
async function lockRoom(tx: Tx, { userId, classCode }: OwnCreator, now: Date): Promise<void> {
  await tx.insert(creatorRoom).values({ userId, classCode, createdAt: now, updatedAt: now }).onConflictDoNothing()
  await tx.execute(sql`
    select 1 from creator_room where user_id = ${userId} and class_code = ${classCode} for no key update`)
}

type Saved = Asked & {
  baseVersion: number
  introduction: string
  wishes: string
  tagList: readonly string[]
  draftId: string | null
  now: Date
}

/** @throws CREATOR_NOT_FOUND, CREATOR_FAULT, CREATOR_CHANGED */
export async function saveRoom(tx: Tx, saved: Saved) {
  const { userId, baseVersion, introduction, wishes, draftId, now } = saved
  const own = await ownCreator(tx, saved)
  const tags = [...new Set(saved.tagList.map(tag => tag.trim()))].filter(tag => tag !== '')
  if (Object.keys(creatorFaults({ introduction, wishes })).length > 0 || tagsFault(tags)) throw refuse('CREATOR_FAULT')
  await lockRoom(tx, own, now)
  const { rowCount } = await tx.execute(sql`
    update creator_room set introduction = ${introduction}, wishes = ${wishes}, tags = ${sql.param(tags)}::text[],
      version = version + 1, updated_at = ${now.toISOString()}
    where user_id = ${userId} and class_code = ${own.classCode} and version = ${baseVersion}`)
  if (!rowCount) throw refuse('CREATOR_CHANGED')
  await submitDraft(tx, userId, draftId, now)
  return getRoom(tx, saved)
}

/** @throws CREATOR_NOT_FOUND, CREATOR_FAULT */
export async function setWindow(
  tx: Tx,
  { isOpen, slots, now, ...asked }: Asked & { isOpen: boolean; slots: number; now: Date },
) {
  const own = await ownCreator(tx, asked)
  if (slots > SLOTS_MOST || (isOpen && slots === 0)) throw refuse('CREATOR_FAULT')
  await lockRoom(tx, own, now)
  await tx.execute(sql`
    update creator_room set is_open = ${isOpen}, slots = ${slots}, updated_at = ${now.toISOString()}
    where user_id = ${own.userId} and class_code = ${own.classCode}`)
  return { creatorKbn: own.creatorKbn, isOpen, slots }
}

type Offered = Asked & { itemKbn: number; price: number; days: number; note: string; isOn: boolean; now: Date }

/** @throws CREATOR_NOT_FOUND, PRODUCT_NOT_FOUND, CREATOR_FAULT */
export async function saveOffer(tx: Tx, { itemKbn, price, days, note, isOn, now, ...asked }: Offered) {
  const own = await ownCreator(tx, asked)
  const product = await findProduct(tx, itemKbn)
  if (product.creatorKbn !== own.creatorKbn || (isOn && !product.isOnSale)) throw refuse('PRODUCT_NOT_FOUND')
  if (offerFault(product, { price, days }) || Object.keys(creatorFaults({ note })).length > 0)
    throw refuse('CREATOR_FAULT')
  const row = { price, days, note: note.trim(), isOn, updatedAt: now }
  await tx
    .insert(creatorOffer)
    .values({ userId: own.userId, classCode: own.classCode, itemKbn, ...row })
    .onConflictDoUpdate({ target: [creatorOffer.userId, creatorOffer.classCode, creatorOffer.itemKbn], set: row })
  return { product, price, days, note: row.note, isOn }
}
