// Communities, members, requests, threads and posts for the play world, as a test wants them. What is not said is Rinne's.

import { randomUUID } from 'node:crypto'
import {
  community,
  communityMember,
  communityPicture,
  communityPost,
  communityRequest,
  communityThread,
} from '#server/areas/community/tables.ts'
import type { TestDatabase } from './database.ts'
import { PLAY_NOW } from './play.ts'

type Database = Pick<TestDatabase, 'db' | 'users'>
type Person = { userId: string; characterId: string }

const rinne = ({ users }: Database): Person => ({ userId: users.player, characterId: 'harbor-rinne' })

/** A community with its leader as a member. Names are unique, and samples are made by the hundred. @returns its id */
export async function givenCommunity(
  database: Database,
  given: Partial<typeof community.$inferInsert> = {},
): Promise<number> {
  const { userId, characterId } = rinne(database)
  const of = {
    ...{ worldId: 'harbor', communityName: `灯台守の会${randomUUID().slice(0, 8)}`, catchphrase: '灯を絶やさない。' },
    ...{ description: '灯台の話をする集まりです。', rules: '挨拶をしましょう。' },
    ...{ category: 'story' as const, joining: 'open' as const, leaderId: characterId, userId },
    ...{ lastPostAt: PLAY_NOW, createdAt: PLAY_NOW, updatedAt: PLAY_NOW, ...given },
  }
  const [made] = await database.db.insert(community).values(of).returning({ communityId: community.communityId })
  const communityId = made?.communityId ?? 0
  await givenMember(database, communityId, { userId: of.userId, characterId: of.leaderId })
  return communityId
}

export async function givenMember({ db }: Database, communityId: number, person: Person, joinedAt = PLAY_NOW) {
  await db
    .insert(communityMember)
    .values({ communityId, ...person, joinedAt })
    .onConflictDoNothing()
}

/** A request that waits. @returns its id */
export async function givenJoinRequest({ db }: Database, communityId: number, person: Person): Promise<number> {
  const [made] = await db
    .insert(communityRequest)
    .values({ communityId, ...person, words: '灯が好きです。', state: 'waiting', createdAt: PLAY_NOW })
    .returning({ requestId: communityRequest.requestId })
  return made?.requestId ?? 0
}

/** A thread without a post. @returns its id */
export async function givenThread(
  database: Database,
  communityId: number,
  given: Partial<typeof communityThread.$inferInsert> = {},
): Promise<number> {
  const of = {
    ...{ communityId, ...rinne(database), title: '今夜の灯', scope: 'public' as const },
    ...{ lastPostAt: PLAY_NOW, createdAt: PLAY_NOW, ...given },
  }
  const [made] = await database.db.insert(communityThread).values(of).returning({ threadId: communityThread.threadId })
  return made?.threadId ?? 0
}

/** @returns the id of the post */
export async function givenThreadPost(
  database: Database,
  threadId: number,
  given: Partial<typeof communityPost.$inferInsert> = {},
): Promise<number> {
  const of = {
    ...{ threadId, ...rinne(database), voice: 'PC' as const, body: '霧が出てきた。', createdAt: PLAY_NOW, ...given },
  }
  const [made] = await database.db.insert(communityPost).values(of).returning({ postId: communityPost.postId })
  return made?.postId ?? 0
}

/** A picture that a user uploaded for a banner. @returns the id under which the user names it */
export async function givenBanner(
  { db }: Database,
  userId: string,
  given: Partial<typeof communityPicture.$inferInsert> = {},
): Promise<string> {
  const pictureId = randomUUID()
  await db.insert(communityPicture).values({
    ...{ userId, pictureId, picture: `cm${randomUUID().replaceAll('-', '').slice(0, 24)}`, width: 900, height: 300 },
    ...{ uploadedAt: PLAY_NOW, storedAt: PLAY_NOW, ...given },
  })
  return pictureId
}
