// The calls of masters' communities, as the suites of all calls send them. The office writes and reads there; players are no masters.
import { eq, sql } from 'drizzle-orm'
import { lastClass } from '#rules/codes/user.ts'
import { userClass } from '#server/areas/identity/tables.ts'
import { staffBoard } from '#server/areas/master-community/tables.ts'
import type { TestDatabase } from '../support/database.ts'
import { givenBoard, givenChat, givenPage, givenStaffPost, givenStaffThread } from '../support/master-communities.ts'
import { officeDraft } from './given.ts'
import { type AreaRows, admins } from './row.ts'

const WORLD = { worldId: 'harbor' }
const page = { pageStart: 1, perPage: 20 }

/** A page alone in its handbook, because a handbook has a hundred at most. */
async function paged(database: TestDatabase) {
  const { db } = database
  await db.execute(sql`update handbook_page set removed_at = now() where removed_at is null`)
  return { ...WORLD, pageId: await givenPage(database) }
}
/** A board of the world, which has thirty at most; those of earlier samples move to another world. */
async function boarded(database: TestDatabase) {
  await database.db
    .update(staffBoard)
    .set({ worldId: 'garden', isForQuestions: false })
    .where(eq(staffBoard.worldId, 'harbor'))
  return { boardId: await givenBoard(database) }
}
const threaded = async (database: TestDatabase) => ({
  talkId: await givenStaffThread(database, (await boarded(database)).boardId),
})
async function posted(database: TestDatabase) {
  const of = await threaded(database)
  return { ...of, postId: await givenStaffPost(database, of.talkId) }
}
const drafted = async (database: TestDatabase) => ({ draftId: await officeDraft(database) })

export const masterCommunityRows: AreaRows<'masterCommunity'> = {
  getHome: {
    sample: async database => {
      await paged(database)
      await posted(database)
      return WORLD
    },
    rights: admins,
  },
  getPage: { sample: paged, rights: admins },
  markPageRead: { sample: async database => ({ ...(await paged(database)), version: 1 }), rights: admins },
  getDesk: {
    sample: async database => {
      await paged(database)
      await boarded(database)
      return WORLD
    },
    rights: admins,
  },
  savePage: {
    sample: async database => ({
      ...{ ...(await paged(database)), title: '潮の時刻', body: '霧は二度満ちる。', baseVersion: 1 },
      ...(await drafted(database)),
    }),
    more: [{ pageId: null, baseVersion: 0, draftId: null }],
    rights: admins,
  },
  setPageOrder: {
    sample: async database => ({ ...WORLD, pageIdList: [(await paged(database)).pageId] }),
    rights: admins,
  },
  removePage: { sample: async database => ({ ...(await paged(database)), isRemoved: true }), rights: admins },
  saveBoard: {
    sample: async database => ({
      ...{ ...WORLD, ...(await boarded(database)), boardName: '運営との連絡', description: '日程など。' },
      ...{ isForQuestions: true, isClosed: false },
    }),
    more: [{ boardId: null }],
    rights: admins,
  },
  setBoardOrder: {
    sample: async database => ({ ...WORLD, boardIdList: [(await boarded(database)).boardId] }),
    rights: admins,
  },
  getMembers: { sample: () => WORLD, rights: admins },
  assign: {
    sample: async ({ db, users }) => {
      await db.insert(userClass).values({ userId: users.idle, classCode: lastClass.master }).onConflictDoNothing()
      return { ...WORLD, masterId: 'P-idle', isAssigned: true }
    },
    more: [{ isAssigned: false }],
    rights: admins,
  },
  getBoard: {
    sample: async database => {
      const { boardId } = await boarded(database)
      await givenStaffPost(database, await givenStaffThread(database, boardId))
      return { boardId, list: 'all', ...page }
    },
    more: [{ list: 'open' }],
    rights: admins,
  },
  makeThread: {
    sample: async database => ({
      ...{ ...(await boarded(database)), title: '灯の数え方', body: 'いくつまで数えますか。' },
      ...(await drafted(database)),
    }),
    more: [{ draftId: null }],
    rights: admins,
  },
  updateThread: {
    sample: async database => ({ ...(await threaded(database)), title: '島の名', isPinned: true, isClosed: true }),
    rights: admins,
  },
  solve: { sample: async database => ({ ...(await threaded(database)), isSolved: true }), rights: admins },
  deleteThread: { sample: threaded, rights: admins },
  getTalk: {
    sample: async database => ({ talkId: (await posted(database)).talkId, limit: 30 }),
    more: [{ before: 2_000_000_000 }, { after: 1 }, { from: 1 }],
    rights: admins,
  },
  getChat: {
    sample: async database => {
      await givenStaffPost(database, await givenChat(database))
      return { ...WORLD, limit: 30 }
    },
    more: [{ before: 2_000_000_000 }, { after: 1 }, { from: 1 }],
    rights: admins,
  },
  post: {
    sample: async database => {
      const { talkId, postId } = await posted(database)
      return { talkId, body: '承知しました。', replyTo: postId, ...(await drafted(database)) }
    },
    more: [{ replyTo: null, draftId: null }],
    rights: admins,
  },
  edit: {
    sample: async database => ({ ...(await posted(database)), body: '島の名は三つ。', ...(await drafted(database)) }),
    rights: admins,
  },
  deletePost: { sample: posted, rights: admins },
  pin: { sample: async database => ({ ...(await posted(database)), isPinned: true }), rights: admins },
  setRead: { sample: posted, rights: admins },
  search: {
    sample: async database => {
      await posted(database)
      return { ...WORLD, keyword: '島', kind: 'thread', ...page }
    },
    rights: admins,
  },
}
