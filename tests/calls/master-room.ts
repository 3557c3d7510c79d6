// Calls of masters, their rooms and calls for openings with input for the suites of all calls. The admin leads a scenario with a
// replay and has an open room; the player posts there.
import { eq } from 'drizzle-orm'
import {
  masterCall,
  masterRoom,
  masterRoomDay,
  masterRoomNotice,
  masterRoomPost,
} from '#server/areas/master-room/tables.ts'
import type { TestDatabase } from '../support/database.ts'
import { PLAY_NOW } from '../support/play.ts'
import { givenReplay } from '../support/replays.ts'
import { onlyDraft } from './given.ts'
import { type AreaRows, admins, everybody, ownersCharacter, ownersOnly, signedIn } from './row.ts'
import { onlyPhase } from './scenario-given.ts'

const page = { pageStart: 1, perPage: 20 }
const MASTER = { masterId: 'P-admin' }

/** The admin's open room, with a finished scenario. */
async function withRoom(database: TestDatabase) {
  const of = await onlyPhase(database, 'completed', 'seated')
  await givenReplay(database.db, of, 'published')
  const room = {
    intro: '海の話を書きます。',
    howIWrite: '短く書きます。',
    isOpen: true,
    version: 1,
    updatedAt: PLAY_NOW,
  }
  await database.db
    .insert(masterRoom)
    .values({ masterId: database.users.admin, ...room })
    .onConflictDoUpdate({ target: masterRoom.masterId, set: room })
  return MASTER
}

const paged = async (database: TestDatabase) => ({ ...(await withRoom(database)), ...page })

async function posted(database: TestDatabase) {
  await withRoom(database)
  const { db, users } = database
  await db.delete(masterRoomPost).where(eq(masterRoomPost.userId, users.player))
  const [made] = await db
    .insert(masterRoomPost)
    .values({
      ...{ masterId: users.admin, userId: users.player, characterId: 'harbor-rinne', body: 'はじめまして。' },
      createdAt: PLAY_NOW,
    })
    .returning({ postId: masterRoomPost.postId })
  return { ...MASTER, postId: made?.postId ?? 0, reason: '確認のため' }
}

async function noticed({ db, users }: TestDatabase) {
  const [made] = await db
    .insert(masterRoomNotice)
    .values({ masterId: users.admin, title: '年末の予定', body: '29日から休みます。', createdAt: PLAY_NOW })
    .returning({ noticeId: masterRoomNotice.noticeId })
  return { noticeId: made?.noticeId ?? 0 }
}

async function planned({ db, users }: TestDatabase) {
  const [made] = await db
    .insert(masterRoomDay)
    .values({ masterId: users.admin, fromDay: '2037-01-01', toDay: '2037-01-03', words: 'お休み' })
    .returning({ dayId: masterRoomDay.dayId })
  return { dayId: made?.dayId ?? 0 }
}

export const masterRoomRows: AreaRows<'masterRoom'> = {
  getList: {
    sample: async database => {
      await withRoom(database)
      return { worldId: 'harbor' }
    },
    more: [{ keyword: '運営' }, { pageStart: 1 }, { perPage: 20 }],
    rights: everybody,
  },
  getMaster: { sample: withRoom, rights: everybody, namesUser: true },
  getScenarios: {
    sample: async database => ({ ...(await paged(database)), group: 'past' }),
    rights: everybody,
    namesUser: true,
  },
  getTitles: { sample: paged, rights: everybody, namesUser: true },
  getNotices: { sample: paged, rights: everybody, namesUser: true },
  getPosts: {
    sample: async database => {
      await posted(database)
      return { ...MASTER, ...page }
    },
    rights: everybody,
    namesUser: true,
  },
  post: {
    sample: async database => {
      await withRoom(database)
      await database.db.delete(masterRoomPost).where(eq(masterRoomPost.userId, database.users.player))
      const draftId = await onlyDraft(database.db, database.users.player)
      return { ...MASTER, characterId: 'harbor-rinne', body: 'はじめまして。', draftId }
    },
    rights: ownersCharacter,
  },
  deletePost: {
    sample: posted,
    rights: { ...ownersOnly('ROOM_POST_NOT_FOUND'), admin: 'ok' },
    namesUser: true,
  },
  getFollowedIds: { sample: () => ({}), rights: signedIn },
  getFollowed: { sample: () => page, rights: signedIn },
  follow: { sample: withRoom, rights: { ...signedIn, admin: 'FOLLOW_MASTER_SELF' }, namesUser: true },
  unfollow: { sample: withRoom, rights: signedIn, namesUser: true },
  getOwn: { sample: () => ({}), rights: admins },
  save: {
    sample: async database => {
      await database.db.delete(masterRoom).where(eq(masterRoom.masterId, database.users.admin))
      return {
        ...{ baseVersion: 0, kana: 'ウンエイ', icon: null, usualDays: '10日ほど', intro: '海の話を書きます。' },
        ...{ howIWrite: '短く書きます。', rules: '約束はありません。', npcIdList: [], isOpen: true, draftId: null },
      }
    },
    rights: admins,
  },
  getOwnNotices: {
    sample: async database => {
      await noticed(database)
      return page
    },
    rights: admins,
  },
  postNotice: {
    sample: async ({ db, users }) => {
      await db.delete(masterRoomNotice).where(eq(masterRoomNotice.masterId, users.admin))
      return { title: '年末の予定', body: '29日から休みます。', draftId: null }
    },
    rights: admins,
  },
  setNotice: {
    sample: async database => ({ ...(await noticed(database)), isDeleted: true }),
    rights: admins,
  },
  addDay: {
    sample: async ({ db, users }) => {
      await db.delete(masterRoomDay).where(eq(masterRoomDay.masterId, users.admin))
      return { fromDay: '2037-01-01', toDay: '2037-01-03', words: 'お休み' }
    },
    rights: admins,
  },
  removeDay: { sample: planned, rights: admins },
}

async function called(database: TestDatabase) {
  const { db, users } = database
  await db.delete(masterCall).where(eq(masterCall.userId, users.player))
  const [made] = await db
    .insert(masterCall)
    .values({ userId: users.player, worldId: 'harbor', createdAt: PLAY_NOW })
    .returning({ callId: masterCall.callId })
  return { callId: made?.callId ?? 0 }
}

export const masterCallRows: AreaRows<'masterCall'> = {
  getList: {
    sample: async database => {
      await called(database)
      return {}
    },
    rights: signedIn,
  },
  add: {
    sample: async database => {
      await withRoom(database)
      return { ...MASTER, worldId: 'harbor', kind: 1, isMuted: false }
    },
    rights: signedIn,
    namesUser: true,
  },
  setMuted: {
    sample: async database => ({ ...(await called(database)), isMuted: true }),
    rights: ownersOnly('CALL_NOT_FOUND'),
  },
  remove: { sample: called, rights: ownersOnly('CALL_NOT_FOUND') },
}
