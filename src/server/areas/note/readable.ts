// Readers of notes and books, decided here for lists, texts, comments, likes, books and searches alike.
import { type SQL, sql } from 'drizzle-orm'
import { noteScope } from '#rules/notes.ts'
import { meets } from '../block/between.ts'

/** Condition that a row is not removed, no block stands between reader and writer, and its scope includes the reader. */
const readable = (row: 'n' | 'b', userId: string | null): SQL => {
  const of = (column: string): SQL => sql.raw(`${row}.${column}`)
  return sql`(${of('deleted_at')} is null and ${
    userId === null
      ? sql`${of('scope')} = ${noteScope.everybody}`
      : sql`${meets(userId, of('user_id'))} and (${of('scope')} = ${noteScope.everybody} or ${of('user_id')} = ${userId}
          or ${of('scope')} = ${noteScope.friends} and exists (
            select 1 from character_friend f join character mine on mine.character_id = f.other_id
            where f.character_id = ${of('character_id')} and f.state = 'friend' and mine.user_id = ${userId}))`
  })`
}

/** Condition that somebody may read note `n`. @param userId null for a guest, who reads what is public */
export const readableNote = (userId: string | null): SQL => readable('n', userId)

/** The same of book `b`; its notes have readers of their own. */
export const readableBook = (userId: string | null): SQL => readable('b', userId)
