// Works of the gallery: lists, one work with its text, and liking it.
import { type SQL, sql } from 'drizzle-orm'
import { searchWords } from '#rules/novel.ts'
import { WORKS_COUNTED } from '#rules/tailor.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { character } from '../character/tables.ts'
import { creatorIconOf, creatorIdOf, creatorNameOf } from '../tailor/creator-row.ts'
import { world } from '../world/tables.ts'
import { isLimited, shownItem } from './shown.ts'
import { galleryItem, galleryLike } from './tables.ts'

const FIRST_LINE_LENGTH = 80
/** Letters of a story that a list reads. */
const HEAD_LENGTH = 400

const ofItem = columnsOf(galleryItem, 'g', [
  ...(['itemId', 'creatorKbn', 'title', 'shouhinmei', 'characterId', 'worldId', 'publishedAt'] as const),
  ...(['picture', 'width', 'height'] as const),
])
const ofCharacter = columnsOf(character, 'c', ['characterFullName'])
const ofWorld = columnsOf(world, 'w', ['worldName'])

type Row = RowOf<typeof ofItem> &
  RowOf<typeof ofCharacter> &
  RowOf<typeof ofWorld> & {
    head: string
    creatorId: string
    creatorName: string
    likeCount: number
    isLiked: boolean
    isLimited: boolean
  }

/** The creator is the user `u` in the class `k`, also where the class was given up since. */
const from = sql`gallery_item g join character c on c.character_id = g.character_id
  join world w on w.world_id = g.world_id join app_user u on u.user_id = g.creator_user_id
  left join user_class k on k.user_id = g.creator_user_id and k.class_code = g.class_code`

const columns = (userId: string | null): SQL => sql`
  ${ofItem}, ${ofCharacter}, ${ofWorld}, left(g.body, ${HEAD_LENGTH}) as head,
  ${creatorIdOf} as "creatorId", ${creatorNameOf} as "creatorName",
  (select count(*)::int from gallery_like l where l.item_id = g.item_id) as "likeCount",
  exists (select 1 from gallery_like l where l.item_id = g.item_id and l.user_id = ${userId}) as "isLiked",
  ${isLimited} as "isLimited"`

const toWork = ({ head, picture, width, height, ...row }: Row) => ({
  ...row,
  firstLine: oneLine(head.trim().split('\n', 1)[0] ?? '', FIRST_LINE_LENGTH),
  picture: picture === null ? null : { picture, width, height },
})

type Wanted = {
  userId: string | null
  creatorKbn?: number | undefined
  worldId?: string | undefined
  characterId?: string | undefined
  creatorId?: string | undefined
  isLiked?: boolean | undefined
  keyword?: string | undefined
  pageStart: number
  perPage: number
}

export async function getItems(db: Db, wanted: Wanted) {
  const { userId, creatorKbn, worldId, characterId, creatorId, isLiked, keyword, pageStart, perPage } = wanted
  const conditions = [
    shownItem(userId),
    ...(creatorKbn === undefined ? [] : [sql`g.creator_kbn = ${creatorKbn}`]),
    ...(worldId === undefined ? [] : [sql`g.world_id = ${worldId}`]),
    ...(characterId === undefined ? [] : [sql`g.character_id = ${characterId}`]),
    ...(creatorId === undefined ? [] : [sql`${creatorIdOf} = ${creatorId}`]),
    ...(isLiked
      ? [sql`exists (select 1 from gallery_like l where l.item_id = g.item_id and l.user_id = ${userId})`]
      : []),
    ...searchWords(keyword ?? '').map(
      word =>
        sql`(position(${word} in g.search_words) <> 0 or position(${word} in search_key(c.character_full_name)) <> 0)`,
    ),
  ]
  const of = sql`${from} where ${sql.join(conditions, sql` and `)}`
  const [{ rows }, count] = await Promise.all([
    db.execute<Row>(sql`
      select ${columns(userId)} from ${of} order by g.published_at desc, g.item_id desc
      limit ${perPage} offset ${(pageStart - 1) * perPage}`),
    countOf(db, sql`(select 1 from ${of} limit ${WORKS_COUNTED}) as counted`),
  ])
  return { itemList: rows.map(toWork), count }
}

const ofOne = columnsOf(galleryItem, 'g', {
  ...{ body: 'body', commission: 'commissionId', clientId: 'clientId', creatorUserId: 'creatorUserId' },
})
const face = columnsOf(character, 'c', { characterIcon: 'icon' })

/** @throws WORK_NOT_FOUND */
export async function getItem(db: Db, { userId, itemId, now }: { userId: string | null; itemId: number; now: Date }) {
  const { rows } = await db.execute<
    Row &
      RowOf<typeof ofOne> &
      RowOf<typeof face> & { creatorIcon: string | null; isOrderLimited: boolean; isCharacterLimited: boolean }
  >(sql`
    select ${columns(userId)}, ${ofOne}, ${face}, ${creatorIconOf} as "creatorIcon",
      exists (select 1 from gallery_order_limit x where x.commission_id = g.commission_id) as "isOrderLimited",
      exists (select 1 from gallery_character_limit x where x.character_id = g.character_id) as "isCharacterLimited"
    from ${from} where g.item_id = ${itemId} and ${shownItem(userId)}`)
  if (!rows[0]) throw refuse('WORK_NOT_FOUND')
  const { body, commission, clientId, creatorUserId, characterIcon, creatorIcon, ...row } = rows[0]
  const { isOrderLimited, isCharacterLimited, ...work } = row
  const isMine = clientId === userId
  return {
    ...toWork(work),
    ...{ body, creatorIcon, characterIcon, isMine, serverTime: now },
    commissionId: isMine || creatorUserId === userId ? commission : null,
    isOrderLimited: isMine && isOrderLimited,
    isCharacterLimited: isMine && isCharacterLimited,
  }
}

/** @throws WORK_NOT_FOUND */
export async function setLike(
  tx: Tx,
  { userId, itemId, isLiked, now }: { userId: string; itemId: number; isLiked: boolean; now: Date },
) {
  if ((await countOf(tx, sql`gallery_item g where g.item_id = ${itemId} and ${shownItem(userId)}`)) === 0)
    throw refuse('WORK_NOT_FOUND')
  if (isLiked) await tx.insert(galleryLike).values({ itemId, userId, createdAt: now }).onConflictDoNothing()
  else await tx.execute(sql`delete from gallery_like where item_id = ${itemId} and user_id = ${userId}`)
  return { itemId, isLiked, likeCount: await countOf(tx, sql`gallery_like where item_id = ${itemId}`) }
}
