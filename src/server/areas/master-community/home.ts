// The front page of a masters' community, and what the office's desk shows beside it.
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { boardsOf, unreadPosts } from './boards.ts'
import { pagesOf } from './handbook.ts'
import { candidatesOf, membersOf } from './members.ts'
import { chatOf, type Staff, staffOf } from './own-staff.ts'
import { speakerName } from './speaker.ts'
import { handbookPage, staffTalk } from './tables.ts'

type Asked = { userId: string; worldId: string }

/** @throws MASTER_COMMUNITY_NOT_FOUND */
export async function getHome(db: Db, asked: Asked) {
  const staff = await staffOf(db, asked)
  const { worldId, worldName, isOffice } = staff
  const [pageList, boardList, chat, memberCount] = await Promise.all([
    pagesOf(db, staff),
    boardsOf(db, staff),
    chatRow(db, staff),
    countOf(db, sql`master_world where world_id = ${worldId}`),
  ])
  return { worldId, worldName, isOffice, pageList, boardList, chat, memberCount }
}

const chatColumns = columnsOf(staffTalk, 't', ['talkId', 'lastPostAt'])
type Chat = RowOf<typeof chatColumns> & { unread: number; lastName: string | null }

async function chatRow(db: Db, staff: Staff): Promise<Chat> {
  const talkId = await chatOf(db, staff)
  const { rows } = await db.execute<Chat>(sql`
    select ${chatColumns}, (select count(*)::int from ${unreadPosts(staff.userId)}) as unread,
      (select ${speakerName('p', 'p.voice')} from staff_post p where p.talk_id = t.talk_id and p.deleted_at is null
        order by p.post_id desc limit 1) as "lastName"
    from staff_talk t where t.talk_id = ${talkId}`)
  return rows[0] ?? { talkId, unread: 0, lastPostAt: null, lastName: null }
}

const deskPage = columnsOf(handbookPage, 'p', ['pageId', 'title', 'updatedAt'])

/** @throws MASTER_COMMUNITY_NOT_FOUND */
export async function getDesk(db: Db, asked: Asked) {
  const staff = await staffOf(db, asked)
  const [pages, boardList, memberList, candidateList] = await Promise.all([
    db.execute<RowOf<typeof deskPage> & { isRemoved: boolean }>(sql`
      select ${deskPage}, p.removed_at is not null as "isRemoved" from handbook_page p
      where p.world_id = ${staff.worldId} order by p.removed_at is not null, p.position, p.page_id`),
    boardsOf(db, staff),
    membersOf(db, staff),
    candidatesOf(db, staff),
  ])
  return { worldName: staff.worldName, pageList: pages.rows, boardList, memberList, candidateList }
}
