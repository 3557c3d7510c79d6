// Creators as everybody sees them: who they are, the card of each for lists and the head of a page. A creator is the user `u` in the
// class `k`, with the room `r` where there is one.
import { type SQL, sql } from 'drizzle-orm'
import type { CreatorType } from '#rules/codes/user.ts'
import { BUSY } from '#rules/commission/transitions.ts'
import { slotsLeft } from '#rules/tailor.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import type { Db, Tx } from '../../db/client.ts'
import { type Absent, columnsOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { isBetween } from '../block/between.ts'
import { shownItem } from '../gallery/shown.ts'
import { OPEN_ACCOUNT } from '../identity/standing.ts'
import { userClass } from '../identity/tables.ts'
import { creatorRoom } from './tables.ts'

const FIRST_LINE_LENGTH = 80
const CARD_PICTURES = 3
const FIRST_CREATOR = 2

/** Id that others see; creators from before there were applications have none of their own. */
export const creatorIdOf = sql`coalesce(k.creator_id, u.public_user_id)`
export const creatorNameOf = sql`coalesce(k.name, u.user_name)`
export const creatorIconOf = sql`coalesce(k.icon, u.icon)`

/** Rows of all creators whose accounts are open. */
export const creators = sql`user_class k join app_user u on u.user_id = k.user_id and u.account_status = ${OPEN_ACCOUNT}
  left join creator_room r on r.user_id = k.user_id and r.class_code = k.class_code`
export const isCreator = sql`k.class_code between ${FIRST_CREATOR} and ${FIRST_CREATOR + 2}`

/** Commissions that take a slot of creator `k` now. */
export const busyOf = sql`(select count(*)::int from commission c where c.creator_user_id = k.user_id
  and c.class_code = k.class_code and c.state in ${[...BUSY]})`

/** Offers `o` of creator `k` of products that are on sale. */
export const offersOf = sql`creator_offer o join tailor_product p on p.item_kbn = o.item_kbn and p.is_on_sale
  where o.user_id = k.user_id and o.class_code = k.class_code and o.is_on`

const ofClass = columnsOf(userClass, 'k', ['userId', 'classCode'])
const ofRoom = columnsOf(creatorRoom, 'r', { tagList: 'tags', introduction: 'introduction', wishes: 'wishes' })
const ofWindow = columnsOf(creatorRoom, 'r', { opens: 'isOpen', slots: 'slots', since: 'createdAt' })

export type CreatorRow = RowOf<typeof ofClass> &
  Absent<RowOf<typeof ofRoom> & RowOf<typeof ofWindow>> & {
    creatorId: string
    creatorName: string
    icon: string | null
    busy: number
    priceFrom: number | null
    workCount: number
    likedCount: number
    hyoukasuu: number
    hyouka: number | null
    pictureList: string[]
  }

const rated = sql`commission c where c.creator_user_id = k.user_id and c.class_code = k.class_code and c.hyouka is not null`

/** Columns of a creator for a reader. */
export const creatorColumns = (userId: string | null): SQL => sql`
  ${ofClass}, ${ofRoom}, ${ofWindow}, ${creatorIdOf} as "creatorId", ${creatorNameOf} as "creatorName",
  ${creatorIconOf} as icon, ${busyOf} as busy,
  (select min(o.price)::int from ${offersOf}) as "priceFrom",
  (select count(*)::int from gallery_item g where g.creator_user_id = k.user_id and g.class_code = k.class_code
    and ${shownItem(userId)}) as "workCount",
  (select count(*)::int from creator_like l where l.creator_user_id = k.user_id and l.class_code = k.class_code)
    as "likedCount",
  (select count(*)::int from ${rated}) as hyoukasuu, (select avg(c.hyouka)::float8 from ${rated}) as hyouka,
  array(select g.picture from gallery_item g where g.creator_user_id = k.user_id and g.class_code = k.class_code
    and g.picture is not null and ${shownItem(userId)} order by g.published_at desc, g.item_id desc
    limit ${CARD_PICTURES}) as "pictureList"`

/** A mean with one digit, as it is shown. */
const rounded = (mean: number | null): number | null => (mean === null ? null : Math.round(mean * 10) / 10)

export function toCreatorCard(row: CreatorRow, reader: string | null) {
  const { userId, classCode, tagList, introduction, opens, slots, busy, hyouka } = row
  const { creatorId, creatorName, icon, workCount, likedCount, hyoukasuu, pictureList } = row
  // Without an offer nothing can be ordered, whatever the window says.
  const isOpen = opens === true && row.priceFrom !== null
  return {
    ...{ creatorId, creatorName, icon, workCount, likedCount, hyoukasuu, pictureList },
    creatorKbn: (classCode - FIRST_CREATOR + 1) as CreatorType,
    firstLine: oneLine((introduction ?? '').trim().split('\n', 1)[0] ?? '', FIRST_LINE_LENGTH),
    tagList: tagList ?? [],
    isOpen,
    slotsLeft: slotsLeft({ isOpen, slots: slots ?? 0, busy }),
    priceFrom: row.priceFrom,
    hyouka: rounded(hyouka),
    isMine: userId === reader,
  }
}

/** The creator behind the id that others see. @throws CREATOR_NOT_FOUND */
export async function creatorRow(db: Db | Tx, creatorId: string, reader: string | null): Promise<CreatorRow> {
  const { rows } = await db.execute<CreatorRow>(sql`
    select ${creatorColumns(reader)} from ${creators}
    where ${isCreator} and (k.creator_id = ${creatorId} or k.creator_id is null and u.public_user_id = ${creatorId})
    order by k.class_code limit 1`)
  if (!rows[0]) throw refuse('CREATOR_NOT_FOUND')
  return rows[0]
}

/** The same for a caller who wants something of the creator. @throws CREATOR_NOT_FOUND also where a block stands between the two */
export async function reachedCreator(db: Db | Tx, creatorId: string, userId: string): Promise<CreatorRow> {
  const found = await creatorRow(db, creatorId, userId)
  if (await isBetween(db, userId, found.userId)) throw refuse('CREATOR_NOT_FOUND')
  return found
}
