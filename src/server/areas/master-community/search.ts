// The search through a masters' community: pages of the handbook, posts of threads and of the chat.
import { type SQL, sql } from 'drizzle-orm'
import { STAFF_FOUND_LINE } from '#rules/master-communities.ts'
import type { StaffSearchKind } from '#rules/master-community-address.ts'
import { searchWords } from '#rules/novel.ts'
import { lineAround } from '#rules/search/line-around.ts'
import type { Db } from '../../db/client.ts'
import { type Absent, columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { staffOf } from './own-staff.ts'
import { OFFICE_NAME, speakerName } from './speaker.ts'
import { handbookPage, staffPost, staffTalk } from './tables.ts'

type Asked = {
  userId: string
  worldId: string
  keyword: string
  kind?: StaffSearchKind | undefined
  pageStart: number
  perPage: number
}

const ofPage = columnsOf(handbookPage, 'p', { title: 'title', body: 'body', at: 'updatedAt', pageId: 'pageId' })
const ofTalk = columnsOf(staffTalk, 't', ['boardId', 'talkId'])
const ofPost = columnsOf(staffPost, 'p', ['postId'])
/** A row of what was found: a page, or a post with its talk. */
type FoundRow = Omit<RowOf<typeof ofPage>, 'pageId'> &
  Absent<Pick<RowOf<typeof ofPage>, 'pageId'> & RowOf<typeof ofTalk> & RowOf<typeof ofPost>> & {
    kind: StaffSearchKind
    name: string
  }

/** @throws MASTER_COMMUNITY_NOT_FOUND */
export async function search(db: Db, { keyword, kind, pageStart, perPage, ...asked }: Asked) {
  const { worldId } = await staffOf(db, asked)
  const words = searchWords(keyword)
  if (words.length === 0) return { foundList: [], count: 0 }
  const has = (column: SQL): SQL =>
    sql.join(
      words.map(word => sql`position(${word} in ${column}) <> 0`),
      sql` and `,
    )
  const all = sql`(
    select 'page' as kind, ${OFFICE_NAME} as name, ${ofPage},
      null::int as "boardId", null::int as "talkId", null::int as "postId"
    from handbook_page p where p.world_id = ${worldId} and p.removed_at is null and ${has(sql`p.search_words`)}
    union all
    select case when t.board_id is null then 'chat' else 'thread' end, ${speakerName('p', 'p.voice')},
      t.title, p.body, p.created_at, null, ${ofTalk}, ${ofPost}
    from staff_post p join staff_talk t on t.talk_id = p.talk_id and t.deleted_at is null
    where t.world_id = ${worldId} and p.deleted_at is null
      and ${has(sql`(search_key(t.title) || E'\n' || p.search_words)`)}) found
    where ${kind ?? null}::text is null or kind = ${kind ?? null}`
  const [{ rows }, count] = await Promise.all([
    db.execute<FoundRow>(sql`
      select * from ${all} order by at desc, "postId" desc nulls last, "pageId" desc
      limit ${perPage} offset ${(pageStart - 1) * perPage}`),
    countOf(db, all),
  ])
  const foundList = rows.map(({ body, ...row }) => ({ ...row, line: lineAround(body, words, STAFF_FOUND_LINE) }))
  return { foundList, count }
}
