// Likes of notes, one for each reader, and the mark of having read one to its end.
import { sql } from 'drizzle-orm'
import { noteTopics } from '#rules/notices/note-notices.ts'
import type { Tx } from '../../db/client.ts'
import { lockUserEvents } from '../../platform/realtime/publish.ts'
import { notify, readTopics } from '../notice/notify.ts'
import { readableOrRefuse } from './detail.ts'
import { likesOf } from './note-row.ts'

const HOUR_MS = 3_600_000

type Liking = { userId: string; noteId: number; isLiked: boolean; now: Date }

/** @throws NOTE_NOT_FOUND */
export async function likeNote(tx: Tx, { userId, noteId, isLiked, now }: Liking) {
  const { userId: writerId, worldId, title } = await readableOrRefuse(tx, { userId, noteId })
  const isOthers = writerId !== userId
  if (isOthers) await lockUserEvents(tx, writerId)
  const { rowCount } = await tx.execute(
    isLiked
      ? sql`insert into note_like (note_id, user_id, liked_at) values (${noteId}, ${userId}, ${now.toISOString()})
          on conflict do nothing`
      : sql`delete from note_like where note_id = ${noteId} and user_id = ${userId}`,
  )
  if (rowCount) {
    await tx.execute(sql`update note set like_count = like_count + ${isLiked ? 1 : -1} where note_id = ${noteId}`)
    const facts = { worldId, noteId, title, hour: Math.floor(now.getTime() / HOUR_MS) }
    if (isLiked && isOthers) await notify(tx, now, { userId: writerId, event: 'note.like', facts })
  }
  const { rows } = await tx.execute<{ likeCount: number }>(sql`
    select ${likesOf(userId)} as "likeCount" from note n where n.note_id = ${noteId}`)
  return { noteId, isLiked, likeCount: rows[0]?.likeCount ?? 0 }
}

/** @throws NOTE_NOT_FOUND */
export async function readToEnd(tx: Tx, { userId, noteId, now }: { userId: string; noteId: number; now: Date }) {
  await readableOrRefuse(tx, { userId, noteId })
  await tx.execute(sql`
    insert into note_read (user_id, note_id, read_at) values (${userId}, ${noteId}, ${now.toISOString()})
    on conflict do nothing`)
  await readTopics(tx, { userId, topics: [noteTopics.comment({ noteId }), noteTopics.reply({ noteId })], now })
  return { noteId }
}
