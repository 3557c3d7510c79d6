// Masters' communities of the demo's worlds, dated back from the day of seeding. Demo accounts have seen what is older than a day, so that
// something new awaits them.
import {
  handbookPage,
  handbookRead,
  staffBoard,
  staffPost,
  staffRead,
  staffTalk,
} from '../areas/master-community/tables.ts'
import type { Tx } from '../db/client.ts'
import { demoMasterCommunities } from './content.ts'
import { masterOfKey } from './seed-master-rooms.ts'
import type { DemoMasterCommunity } from './shapes/master-community.ts'
import type { DemoAccount } from './shapes.ts'

const HOUR = 3_600_000
/** Hours up to which the demo's accounts have read. */
const READ_UNTIL = 24

export async function seedMasterCommunities(tx: Tx, userIds: Map<DemoAccount, string>, now: Date): Promise<void> {
  const ago = (hours: number): Date => new Date(now.getTime() - hours * HOUR)
  const [masterId, officeId] = [userIds.get('demo-master') ?? '', userIds.get('demo-admin') ?? '']
  const userOf = (by: string): string => (by === 'office' ? officeId : masterOfKey(by, userIds))

  async function seedPosts(talkId: number, posts: DemoMasterCommunity['chat']): Promise<void> {
    const postIds: number[] = []
    for (const { by, hoursAgo, replyTo, text: body } of posts) {
      const answered = replyTo === undefined ? null : (postIds[replyTo - 1] ?? null)
      const voice = by === 'office' ? ('office' as const) : ('MS' as const)
      const [row] = await tx
        .insert(staffPost)
        .values({ talkId, userId: userOf(by), voice, body, replyTo: answered, createdAt: ago(hoursAgo) })
        .returning({ postId: staffPost.postId })
      postIds.push(row?.postId ?? 0)
    }
    const seen = posts.filter(({ hoursAgo }) => hoursAgo >= READ_UNTIL).length
    await tx.insert(staffRead).values(
      [masterId, officeId].map(userId => ({
        ...{ talkId, userId, postId: postIds[seen - 1] ?? 0, readAt: ago(READ_UNTIL) },
      })),
    )
  }

  async function talk(values: typeof staffTalk.$inferInsert, posts: DemoMasterCommunity['chat']): Promise<void> {
    const last = posts.at(-1)
    const [made] = await tx
      .insert(staffTalk)
      .values({ ...values, lastPostAt: last ? ago(last.hoursAgo) : null })
      .returning({ talkId: staffTalk.talkId })
    await seedPosts(made?.talkId ?? 0, posts)
  }

  for (const { worldId, pages, boards, chat } of demoMasterCommunities) {
    for (const [position, { title, body, daysAgo }] of pages.entries()) {
      const [made] = await tx
        .insert(handbookPage)
        .values({ worldId, title, body, position, updatedAt: ago(daysAgo * 24), updatedBy: officeId })
        .returning({ pageId: handbookPage.pageId })
      if (made && daysAgo * 24 > READ_UNTIL)
        await tx.insert(handbookRead).values({ ...made, userId: masterId, version: 1, readAt: ago(READ_UNTIL) })
    }
    for (const [position, { name, description, isForQuestions = false, threads }] of boards.entries()) {
      const [board] = await tx
        .insert(staffBoard)
        .values({ worldId, boardName: name, description, position, isForQuestions, createdAt: ago(200 * 24) })
        .returning({ boardId: staffBoard.boardId })
      for (const { title, isPinned = false, isSolved = false, posts } of threads) {
        const userId = userOf(posts[0]?.by ?? 'office')
        await talk({ worldId, boardId: board?.boardId ?? 0, userId, title, isPinned, isSolved }, posts)
      }
    }
    await talk({ worldId }, chat)
  }
}
