// Checks that a notice of a note is still true when it is sent to another channel.
import { sql } from 'drizzle-orm'
import type { ToldNote, ToldNoteComment } from '#rules/notices/note-notices.ts'
import type { Tx } from '../../db/client.ts'
import { meets } from '../block/between.ts'
import type { StoredNotice } from '../notice/judge.ts'
import { readableNote } from './readable.ts'

/** Check that the note is still there for its reader. */
export async function isNoteThere(tx: Tx, { facts, userId }: StoredNotice): Promise<boolean> {
  const { noteId } = facts as ToldNote
  const { rows } = await tx.execute(sql`select 1 from note n where n.note_id = ${noteId} and ${readableNote(userId)}`)
  return rows.length > 0
}

/** Check that note and comment are still there, and no block stands between the comment's writer and its reader. */
export async function isCommentThere(tx: Tx, told: StoredNotice): Promise<boolean> {
  const { commentId } = told.facts as ToldNoteComment
  const { rows } = await tx.execute(sql`
    select 1 from note_comment c
    where c.comment_id = ${commentId} and c.deleted_at is null and ${meets(told.userId, sql`c.user_id`)}`)
  return rows.length > 0 && (await isNoteThere(tx, told))
}
