// Notices and the calendar of a master's own room.
import { and, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import {
  type NoticeTexts,
  ROOM_DAYS_MOST,
  ROOM_NOTICES_MOST,
  type RoomDay,
  roomDayErrors,
  roomNoticeErrors,
} from '#rules/master-rooms.ts'
import type { Db, Tx } from '../../db/client.ts'
import { refuse } from '../../platform/refuse.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { dayInJapan, listNotices, noticeColumns, noticesOf } from './master-page.ts'
import { masterRoomDay, masterRoomNotice } from './tables.ts'

type Caller = { userId: string; now: Date }

export const getOwnNotices = (db: Db, asked: Caller & { pageStart: number; perPage: number }) =>
  listNotices(db, asked.userId, asked.pageStart, asked.perPage)

/** Lock on a master, so that only one transaction at a time counts against the master's limits. */
const lockMaster = (tx: Tx, userId: string) =>
  tx.execute(sql`select 1 from app_user where user_id = ${userId} for no key update`)

async function judgeNotices(tx: Tx, userId: string): Promise<void> {
  await lockMaster(tx, userId)
  if ((await tx.$count(masterRoomNotice, noticesOf(userId))) >= ROOM_NOTICES_MOST) throw refuse('ROOM_NOTICE_TOO_MANY')
}

/** @throws ROOM_NOTICE_FAULT, ROOM_NOTICE_TOO_MANY */
export async function postNotice(tx: Tx, { userId, title, body, draftId, now }: Caller & NoticeTexts & Draft) {
  if (Object.keys(roomNoticeErrors({ title, body })).length > 0) throw refuse('ROOM_NOTICE_FAULT')
  await judgeNotices(tx, userId)
  const [made] = await tx
    .insert(masterRoomNotice)
    .values({ masterId: userId, title: title.trim(), body, createdAt: now })
    .returning(noticeColumns)
  if (!made) throw new Error('A notice was not written.')
  await submitDraft(tx, userId, draftId, now)
  return made
}
type Draft = { draftId: string | null }

/** Deletes a notice, or brings it back; once more has no effect. @throws ROOM_NOTICE_NOT_FOUND, ROOM_NOTICE_TOO_MANY */
export async function setNotice(tx: Tx, asked: Caller & { noticeId: number; isDeleted: boolean }) {
  const { userId, noticeId, isDeleted, now } = asked
  const own = and(eq(masterRoomNotice.noticeId, noticeId), eq(masterRoomNotice.masterId, userId))
  const [found] = await tx.select({ deletedAt: masterRoomNotice.deletedAt }).from(masterRoomNotice).where(own)
  if (!found) throw refuse('ROOM_NOTICE_NOT_FOUND')
  if (!isDeleted && found.deletedAt !== null) await judgeNotices(tx, userId)
  await tx
    .update(masterRoomNotice)
    .set({ deletedAt: isDeleted ? now : null })
    .where(and(own, (isDeleted ? isNull : isNotNull)(masterRoomNotice.deletedAt)))
  return { noticeId, isDeleted }
}

const dayColumns = {
  dayId: masterRoomDay.dayId,
  fromDay: masterRoomDay.fromDay,
  toDay: masterRoomDay.toDay,
  words: masterRoomDay.words,
}

/** @throws ROOM_DAY_FAULT, ROOM_DAY_TOO_MANY */
export async function addDay(tx: Tx, { userId, fromDay, toDay, words, now }: Caller & RoomDay) {
  const today = dayInJapan(now)
  if (Object.keys(roomDayErrors({ fromDay, toDay, words }, today)).length > 0) throw refuse('ROOM_DAY_FAULT')
  await lockMaster(tx, userId)
  const coming = and(eq(masterRoomDay.masterId, userId), gte(masterRoomDay.toDay, today))
  if ((await tx.$count(masterRoomDay, coming)) >= ROOM_DAYS_MOST) throw refuse('ROOM_DAY_TOO_MANY')
  const [made] = await tx
    .insert(masterRoomDay)
    .values({ masterId: userId, fromDay, toDay, words: words.trim() })
    .returning(dayColumns)
  if (!made) throw new Error('A day was not written.')
  return made
}

/** @throws ROOM_DAY_NOT_FOUND */
export async function removeDay(tx: Tx, { userId, dayId }: Caller & { dayId: number }) {
  const [removed] = await tx
    .delete(masterRoomDay)
    .where(and(eq(masterRoomDay.dayId, dayId), eq(masterRoomDay.masterId, userId)))
    .returning(dayColumns)
  if (!removed) throw refuse('ROOM_DAY_NOT_FOUND')
  return removed
}
