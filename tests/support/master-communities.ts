// Pages, boards, talks and posts of a masters' community for the play world, as a test wants them. What is not said is the office's.
import { and, eq, isNull } from 'drizzle-orm'
import { handbookPage, staffBoard, staffPost, staffTalk } from '#server/areas/master-community/tables.ts'
import { masterWorld } from '#server/areas/scenario-desk/tables.ts'
import type { TestDatabase } from './database.ts'
import { PLAY_NOW } from './play.ts'

type Database = Pick<TestDatabase, 'db' | 'users'>
const DAY = 86_400_000

/** Makes a user one of the masters of a world. */
export async function givenStaff({ db }: Database, userId: string, worldId = 'harbor'): Promise<void> {
  await db
    .insert(masterWorld)
    .values({ userId, worldId, since: new Date(PLAY_NOW.getTime() - DAY) })
    .onConflictDoNothing()
}

/** @returns the id of the page */
export async function givenPage(
  { db, users }: Database,
  given: Partial<typeof handbookPage.$inferInsert> = {},
): Promise<number> {
  const [made] = await db
    .insert(handbookPage)
    .values({
      ...{ worldId: 'harbor', title: '霧の書き方', body: '霧は敵ではありません。', position: 0 },
      ...{ updatedAt: PLAY_NOW, updatedBy: users.admin, ...given },
    })
    .returning({ pageId: handbookPage.pageId })
  return made?.pageId ?? 0
}

/** @returns the id of the board */
export async function givenBoard(
  { db }: Database,
  given: Partial<typeof staffBoard.$inferInsert> = {},
): Promise<number> {
  const [made] = await db
    .insert(staffBoard)
    .values({
      ...{ worldId: 'harbor', boardName: '設定の質問', description: '世界のこと。', position: 0 },
      ...{ createdAt: PLAY_NOW, ...given },
    })
    .returning({ boardId: staffBoard.boardId })
  return made?.boardId ?? 0
}

/** A thread without a post. @returns its id */
export async function givenStaffThread(
  { db, users }: Database,
  boardId: number,
  given: Partial<typeof staffTalk.$inferInsert> = {},
): Promise<number> {
  const [made] = await db
    .insert(staffTalk)
    .values({
      ...{ worldId: 'harbor', boardId, userId: users.admin, title: '島の名について', lastPostAt: PLAY_NOW },
      ...given,
    })
    .returning({ talkId: staffTalk.talkId })
  return made?.talkId ?? 0
}

/** The chat of a world. @returns its id */
export async function givenChat({ db }: Database, worldId = 'harbor'): Promise<number> {
  await db.insert(staffTalk).values({ worldId }).onConflictDoNothing()
  const [found] = await db
    .select({ talkId: staffTalk.talkId })
    .from(staffTalk)
    .where(and(eq(staffTalk.worldId, worldId), isNull(staffTalk.boardId)))
  return found?.talkId ?? 0
}

/** @returns the id of the post */
export async function givenStaffPost(
  { db, users }: Database,
  talkId: number,
  given: Partial<typeof staffPost.$inferInsert> = {},
): Promise<number> {
  const [made] = await db
    .insert(staffPost)
    .values({
      ...{ talkId, userId: users.admin, voice: 'office' as const, body: '島の名は、まだ決めません。' },
      ...{ createdAt: PLAY_NOW, ...given },
    })
    .returning({ postId: staffPost.postId })
  return made?.postId ?? 0
}
