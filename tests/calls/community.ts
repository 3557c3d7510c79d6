// The calls of communities, as the suites of all calls send them. The player's Rinne leads them; Mina of the same player joins and leaves.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import {
  givenBanner,
  givenCommunity,
  givenJoinRequest,
  givenMember,
  givenThread,
  givenThreadPost,
} from '../support/communities.ts'
import type { TestDatabase } from '../support/database.ts'
import { pictureInBase64 } from '../support/registration.ts'
import { onlyDraft } from './given.ts'
import { type AreaRows, everybody, ownersCharacter, ownersOnly, signedIn } from './row.ts'

const OWN = { characterId: 'harbor-rinne' }
const MINA = { characterId: 'harbor-mina' }
const page = { pageStart: 1, perPage: 20 }
const leaders = ownersOnly('COMMUNITY_NOT_FOUND')

/** The player's only community, because a user leads five at most. */
async function led(database: TestDatabase, joining: 'open' | 'request' = 'open') {
  const { db, users } = database
  await db.execute(sql`
    update community set dissolved_at = now() where user_id = ${users.player} and dissolved_at is null`)
  return { communityId: await givenCommunity(database, { joining }) }
}

const minas = (database: TestDatabase) => ({ userId: database.users.player, ...MINA })

async function withMina(database: TestDatabase) {
  const of = await led(database)
  await givenMember(database, of.communityId, minas(database))
  return of
}
async function asked(database: TestDatabase) {
  const of = await led(database, 'request')
  return { ...of, requestId: await givenJoinRequest(database, of.communityId, minas(database)) }
}
const threaded = async (database: TestDatabase) => ({
  threadId: await givenThread(database, (await led(database)).communityId),
})
async function posted(database: TestDatabase) {
  const of = await threaded(database)
  return { ...of, postId: await givenThreadPost(database, of.threadId) }
}
const drafted = async ({ db, users }: TestDatabase) => ({ draftId: await onlyDraft(db, users.player) })

const texts = async (database: TestDatabase) => ({
  ...{ communityName: `霧笛の会${randomUUID().slice(0, 8)}`, catchphrase: '三度鳴らす。', description: '霧の話。' },
  ...{ rules: '', category: 'art', joining: 'request' },
  banner: { pictureId: await givenBanner(database, database.users.player), description: '霧の港。' },
  ...(await drafted(database)),
})

export const communityRows: AreaRows<'community'> = {
  getList: {
    sample: async database => {
      await led(database)
      return { worldId: 'harbor', list: 'recruiting', category: 'story', keyword: '灯台', ...page }
    },
    rights: everybody,
  },
  getOwnList: {
    sample: async database => {
      await threaded(database)
      return { worldId: 'harbor' }
    },
    rights: signedIn,
  },
  getCommunity: { sample: led, rights: everybody, namesUser: true },
  getForEdit: { sample: led, rights: leaders },
  getMembers: {
    sample: async database => ({ ...(await withMina(database)), ...page }),
    rights: everybody,
    namesUser: true,
  },
  getRequests: {
    sample: async database => ({ communityId: (await asked(database)).communityId, ...page }),
    rights: leaders,
  },
  uploadPicture: {
    sample: async ({ db }) => {
      await db.execute(sql`delete from community_picture where community_id is null`)
      return { pictureId: randomUUID(), picture: await pictureInBase64(60, 20) }
    },
    rights: signedIn,
  },
  found: {
    sample: async database => {
      await led(database)
      return { ...OWN, worldId: 'harbor', ...(await texts(database)) }
    },
    more: [{ banner: null, draftId: null }],
    rights: ownersCharacter,
  },
  update: {
    sample: async database => ({ ...(await led(database)), baseVersion: 1, ...(await texts(database)) }),
    more: [{ banner: null, draftId: null }],
    rights: leaders,
  },
  join: {
    sample: async database => ({
      ...{ ...MINA, ...(await led(database)), words: '灯が好きです。' },
      ...(await drafted(database)),
    }),
    rights: ownersCharacter,
    reachesOwner: true,
  },
  withdraw: {
    sample: async database => ({ ...MINA, communityId: (await asked(database)).communityId }),
    rights: ownersCharacter,
  },
  leave: { sample: async database => ({ ...MINA, ...(await withMina(database)) }), rights: ownersCharacter },
  decide: {
    sample: async database => ({ ...(await asked(database)), isAccepted: false, reason: '人数の都合です。' }),
    more: [{ isAccepted: true, reason: '' }],
    rights: leaders,
  },
  removeMember: {
    sample: async database => ({ ...(await withMina(database)), memberId: MINA.characterId, reason: '約束のため。' }),
    rights: leaders,
  },
  handOver: {
    sample: async database => ({ ...(await withMina(database)), memberId: MINA.characterId }),
    rights: leaders,
  },
  dissolve: {
    sample: async database => {
      const { communityId } = await led(database)
      const communityName = `解く会${randomUUID().slice(0, 8)}`
      await database.db.execute(sql`
        update community set community_name = ${communityName} where community_id = ${communityId}`)
      return { communityId, communityName }
    },
    rights: leaders,
  },
  getThreads: {
    sample: async database => {
      const { communityId } = await led(database)
      await givenThreadPost(database, await givenThread(database, communityId))
      return { communityId, ...page }
    },
    rights: everybody,
    namesUser: true,
  },
  makeThread: {
    sample: async database => ({
      ...{ ...OWN, ...(await led(database)), title: '霧の夜に', scope: 'members', asCharacter: true },
      ...{ body: '灯が三つ見えた。', ...(await drafted(database)) },
    }),
    rights: ownersCharacter,
  },
  updateThread: {
    sample: async database => ({
      ...{ ...(await threaded(database)), title: '明けの灯', scope: 'anyone', isPinned: true, isClosed: true },
    }),
    rights: ownersOnly('THREAD_NOT_FOUND'),
  },
  deleteThread: { sample: threaded, rights: ownersOnly('THREAD_NOT_FOUND') },
  getThread: {
    sample: async database => ({ threadId: (await posted(database)).threadId, limit: 30 }),
    more: [{ before: 2_000_000_000 }, { after: 1 }, { from: 1 }],
    rights: everybody,
    namesUser: true,
  },
  post: {
    sample: async database => {
      const { threadId, postId } = await posted(database)
      return {
        ...{ ...OWN, worldId: 'harbor', threadId, asCharacter: false, body: '見えています。', replyTo: postId },
        ...(await drafted(database)),
      }
    },
    rights: ownersCharacter,
  },
  edit: {
    sample: async database => ({ ...(await posted(database)), body: '霧が晴れた。', ...(await drafted(database)) }),
    rights: ownersOnly('COMMUNITY_POST_NOT_FOUND'),
  },
  deletePost: {
    sample: async database => ({ ...(await posted(database)), reason: '約束のため。' }),
    rights: ownersOnly('COMMUNITY_POST_NOT_FOUND'),
  },
  setRead: { sample: posted, rights: signedIn },
  watch: { sample: async database => ({ ...(await threaded(database)), isWatched: true }), rights: signedIn },
}

export const communityNotificationRows: AreaRows<'communityNotification'> = {
  getWorldNotice: {
    sample: async database => {
      const { threadId } = await posted(database)
      await database.db.execute(sql`
        insert into community_watch (thread_id, user_id, created_at) values (${threadId}, ${database.users.other}, now())
        on conflict do nothing`)
      return {}
    },
    rights: signedIn,
  },
}
