// The public page of a master: the head, the open room, how many scenarios and titles there are, and the caller's own call.
import { and, asc, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import { inJapan } from '#rules/dates.ts'
import { WORK_GROUPS, type WorkGroup } from '#rules/master-lists.ts'
import { ROOM_DAYS_MOST } from '#rules/master-rooms.ts'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { listedFields } from '../character/listed.ts'
import { character } from '../character/tables.ts'
import { masterCard, masterOf } from './masters.ts'
import { masterCall, masterRoom, masterRoomDay, masterRoomNotice, masterRoomPost } from './tables.ts'
import { countTitles, countWorks } from './works.ts'

/** Notices that the page itself shows. */
const NOTICES_FIRST = 3

/** Day of the story in Japan. */
export const dayInJapan = (now: Date): string => inJapan(now).format('YYYY-MM-DD')

/** The room of a master where it is open; null otherwise. */
export async function openRoom(db: Db | Tx, userId: string) {
  const [room] = await db
    .select()
    .from(masterRoom)
    .where(and(eq(masterRoom.masterId, userId), eq(masterRoom.isOpen, true)))
  return room ?? null
}

/** NPCs of a room in their order; one that is no NPC of its master's any more is left out. */
export async function npcsOf(db: Db | Tx, userId: string, npcIds: readonly string[] | null) {
  if (npcIds?.length === 0) return []
  const rows = await db
    .select({ ...listedFields, worldId: character.worldId })
    .from(character)
    .where(
      and(
        eq(character.isNpc, true),
        sql`exists (select 1 from npc_sheet n where n.character_id = ${character.characterId} and n.master_id = ${userId})`,
        npcIds ? inArray(character.characterId, [...npcIds]) : undefined,
      ),
    )
    .orderBy(asc(character.kana), asc(character.characterId))
  return npcIds ? rows.toSorted((a, b) => npcIds.indexOf(a.characterId) - npcIds.indexOf(b.characterId)) : rows
}

export const noticesOf = (userId: string) =>
  and(eq(masterRoomNotice.masterId, userId), isNull(masterRoomNotice.deletedAt))

export const noticeColumns = {
  noticeId: masterRoomNotice.noticeId,
  title: masterRoomNotice.title,
  body: masterRoomNotice.body,
  createdAt: masterRoomNotice.createdAt,
}

/** Notices of a master, a page at a time. */
export async function listNotices(db: Db, userId: string, pageStart: number, perPage: number) {
  return {
    noticeList: await db
      .select(noticeColumns)
      .from(masterRoomNotice)
      .where(noticesOf(userId))
      .orderBy(desc(masterRoomNotice.noticeId))
      .limit(perPage)
      .offset((pageStart - 1) * perPage),
    count: await db.$count(masterRoomNotice, noticesOf(userId)),
  }
}

/** Days of a calendar that are not over. */
export const comingDays = (db: Db | Tx, userId: string, now: Date) =>
  db
    .select({
      dayId: masterRoomDay.dayId,
      fromDay: masterRoomDay.fromDay,
      toDay: masterRoomDay.toDay,
      words: masterRoomDay.words,
    })
    .from(masterRoomDay)
    .where(and(eq(masterRoomDay.masterId, userId), gte(masterRoomDay.toDay, dayInJapan(now))))
    .orderBy(asc(masterRoomDay.fromDay), asc(masterRoomDay.dayId))
    .limit(ROOM_DAYS_MOST)

type Asked = { masterId: string; userId: string | null; now: Date }

/** @throws MASTER_UNKNOWN */
export async function getMaster(db: Db, { masterId, userId: reader, now }: Asked) {
  const { card, userId } = await masterCard(db, masterId, reader)
  const counts = await Promise.all(
    WORK_GROUPS.map(async group => [group, await countWorks(db, userId, group, reader)] as const),
  )
  return {
    ...card,
    room: await shownRoom(db, userId, now),
    workCounts: Object.fromEntries(counts) as Record<WorkGroup, number>,
    titleCount: await countTitles(db, userId, reader),
    ownCall: reader === null ? null : await callOf(db, reader, userId),
    today: dayInJapan(now),
    serverTime: now,
  }
}

async function shownRoom(db: Db, userId: string, now: Date) {
  const room = await openRoom(db, userId)
  if (!room) return null
  const { intro, howIWrite, rules, updatedAt, npcIds } = room
  const { noticeList, count } = await listNotices(db, userId, 1, NOTICES_FIRST)
  return {
    ...{ intro, howIWrite, rules, updatedAt },
    npcList: await npcsOf(db, userId, npcIds),
    noticeList,
    noticeCount: count,
    dayList: await comingDays(db, userId, now),
    postCount: await db.$count(
      masterRoomPost,
      and(eq(masterRoomPost.masterId, userId), isNull(masterRoomPost.deletedAt)),
    ),
  }
}

/** The call of a user for every opening of one master. */
async function callOf(db: Db, userId: string, masterId: string) {
  const [found] = await db
    .select({ callId: masterCall.callId, isMuted: masterCall.isMuted })
    .from(masterCall)
    .where(
      and(
        eq(masterCall.userId, userId),
        eq(masterCall.masterId, masterId),
        isNull(masterCall.worldId),
        isNull(masterCall.kind),
      ),
    )
  return found ?? null
}

/** @throws MASTER_UNKNOWN, ROOM_CLOSED */
export async function getNotices(db: Db, asked: { masterId: string; pageStart: number; perPage: number }) {
  const { userId } = await masterOf(db, asked.masterId)
  if (!(await openRoom(db, userId))) throw refuse('ROOM_CLOSED')
  return listNotices(db, userId, asked.pageStart, asked.perPage)
}
