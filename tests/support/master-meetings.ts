// Calls of masters, fan letters and goods by which one user meets another, for the test of what a block hides and refuses. Both
// users write as masters.
import { ORPCError } from '@orpc/server'
import { sql } from 'drizzle-orm'
import { fanLetter } from '#server/areas/fan-letter/tables.ts'
import { userClass } from '#server/areas/identity/tables.ts'
import { masterRoom } from '#server/areas/master-room/tables.ts'
import type { createCallers } from './callers.ts'
import type { TestDatabase } from './database.ts'
import { givenLink } from './goods.ts'
import { PLAY_NOW } from './play.ts'

type Account = 'player' | 'other'
export type Side = { viewer: Account; own: string; met: string }
/** Call by which a viewer may meet the other user. @returns whether the other user is there for the viewer */
export type Meeting = (side: Side) => Promise<boolean>
type Database = Pick<TestDatabase, 'db' | 'users'>

export const otherThan = (viewer: Account): Account => (viewer === 'player' ? 'other' : 'player')
/** The id that others see. */
export const publicIdOf = (account: Account): string => `P-${account}`

export const makeMaster = ({ db, users }: Database, account: Account) =>
  db.insert(userClass).values({ userId: users[account], classCode: 1 }).onConflictDoNothing()

/** Both follow each other as masters and have a call that names the other. */
export async function givenMasterTies({ db, users }: Database): Promise<void> {
  for (const [one, two] of [
    [users.player, users.other],
    [users.other, users.player],
  ]) {
    await db.execute(sql`
      insert into user_follow_master (user_id, master_id, created_at) values (${one}, ${two}, now()) on conflict do nothing`)
    await db.execute(sql`
      insert into master_call (user_id, master_id, is_muted, created_at) values (${one}, ${two}, false, now())
      on conflict do nothing`)
  }
}

const page = { pageStart: 1, perPage: 50 }
/** Whether a call is answered, and not in the words of something that is not there. */
export const isDone = (call: Promise<unknown>, code = 'MASTER_UNKNOWN'): Promise<boolean> =>
  call.then(
    () => true,
    error => {
      if (error instanceof ORPCError && error.code === code) return false
      throw error
    },
  )

export function masterMeetings(database: Database, { as }: Pick<ReturnType<typeof createCallers>, 'as'>) {
  const { db, users } = database
  const otherOf = ({ viewer }: Side) => users[otherThan(viewer)]
  /** Makes the other user a master with an open room. @returns the public id of that master */
  async function master(side: Side) {
    await makeMaster(database, otherThan(side.viewer))
    const room = {
      intro: '海の話を書きます。',
      howIWrite: '短く書きます。',
      isOpen: true,
      version: 1,
      updatedAt: PLAY_NOW,
    }
    await db
      .insert(masterRoom)
      .values({ masterId: otherOf(side), ...room })
      .onConflictDoNothing()
    return publicIdOf(otherThan(side.viewer))
  }
  /** A link of the other user to goods of their own. */
  const link = (side: Side) => givenLink(database, { ownerUserId: otherOf(side) })

  return {
    'fanLetter.getReceiver': async side =>
      isDone(as[side.viewer].fanLetter.getReceiver({ masterId: await master(side) }), 'RECEIVER_NOT_FOUND'),
    'fanLetter.send': async side => {
      const letter = { scenarioId: null, phase: null, body: '灯台の場面が好きです。', draftId: null }
      const sent = as[side.viewer].fanLetter.send({ ...letter, masterId: await master(side), characterId: side.own })
      return isDone(sent, 'RECEIVER_NOT_FOUND')
    },
    'fanLetter.getInbox': async side => {
      await makeMaster(database, side.viewer)
      const [made] = await db
        .insert(fanLetter)
        .values({
          ...{ userId: otherOf(side), characterId: side.met, masterId: users[side.viewer], body: '楽しかったです。' },
          ...{ state: 'passed', stateSince: PLAY_NOW, createdAt: PLAY_NOW },
        })
        .returning({ letterId: fanLetter.letterId })
      const { letterList, count, unreadCount } = await as[side.viewer].fanLetter.getInbox(page)
      const isThere = letterList.some(({ letterId }) => letterId === made?.letterId)
      if (isThere !== count > 0 || isThere !== unreadCount > 0)
        throw new Error('The inbox counts what it does not show.')
      return isThere
    },
    'masterRoom.follow': async side => isDone(as[side.viewer].masterRoom.follow({ masterId: await master(side) })),
    'masterRoom.getFollowed': async side => {
      const id = await master(side)
      return (await as[side.viewer].masterRoom.getFollowed(page)).masterList.some(({ masterId }) => masterId === id)
    },
    'masterRoom.getFollowedIds': async ({ viewer }) =>
      (await as[viewer].masterRoom.getFollowedIds({})).masterIdList.includes(publicIdOf(otherThan(viewer))),
    'masterRoom.post': async side => {
      const post = { masterId: await master(side), characterId: side.own, body: 'はじめまして。', draftId: null }
      return isDone(as[side.viewer].masterRoom.post(post))
    },
    'masterCall.getList': async ({ viewer }) =>
      (await as[viewer].masterCall.getList({})).callList.some(
        ({ master: named }) => named?.masterId === publicIdOf(otherThan(viewer)),
      ),
    'masterCall.add': async side => {
      const call = { masterId: await master(side), worldId: null, kind: null, isMuted: false }
      return isDone(as[side.viewer].masterCall.add(call))
    },
    'world.getTop': async ({ viewer, met }) => {
      // The character is made the newest, because the page of a world names only new ones.
      await db.execute(sql`update character set created_at = '2040-01-01' where character_id = ${met}`)
      const { newCharacterList } = await as[viewer].world.getTop({ worldId: 'harbor' })
      return newCharacterList.some(({ characterId }) => characterId === met)
    },
    'distribution.getDetail': async side =>
      isDone(as[side.viewer].distribution.getDetail(await link(side)), 'SHOUHIN_NOT_FOUND'),
    'distribution.distribution': async side => {
      const taking = { ...(await link(side)), characterId: side.own, distributionType: 0 as const }
      return isDone(as[side.viewer].distribution.distribution(taking), 'SHOUHIN_NOT_FOUND')
    },
    // The other user has taken the goods before the block.
    'distribution.getTakenList': async ({ viewer, met }) => {
      const { hash: _, ...key } = await givenLink(database, { ownerUserId: users[viewer] })
      await db.execute(sql`
        insert into distribution_taken (shouhin_id, official_option_id, suuryo_sentaku_id, character_id, taken_at)
        values (${key.shouhinId}, ${key.officialOptionId}, ${key.suuryoSentakuId}, ${met}, now())`)
      const { takenList, count } = await as[viewer].distribution.getTakenList({ ...key, page: 1, size: 20 })
      if (count !== takenList.length) throw new Error('The list counts takers whom it does not show.')
      return takenList.some(({ characterId }) => characterId === met)
    },
  } satisfies Record<string, Meeting>
}
