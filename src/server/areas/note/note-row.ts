// A note in lists: its columns and its shape in answers.
import { type SQL, sql } from 'drizzle-orm'
import type { NoteTagTint } from '#rules/note-tags.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { meets } from '../block/between.ts'
import { type ListedRow, listedColumns, toListed } from '../character/listed.ts'
import { note } from './tables.ts'

const own = columnsOf(note, 'n', [
  'noteId',
  'worldId',
  'title',
  'firstLine',
  'scope',
  'characters',
  'publishedAt',
  'updatedAt',
])

export type ShownTag = { noteTagId: number; name: string; reading: string; tint: NoteTagTint }

type Row = RowOf<typeof own> &
  ListedRow & {
    noteTagList: ShownTag[]
    likeCount: number
    commentCount: number
    isLiked: boolean
    isRead: boolean
    isMine: boolean
  }

/** Tags of note `n` in the office's order. */
export const tagsOfNote = sql`
  (select coalesce(json_agg(json_build_object('noteTagId', t.note_tag_id, 'name', t.name, 'reading', t.reading,
      'tint', t.tint) order by t.place, t.note_tag_id), '[]'::json)
    from note_tag_link l join note_tag_master t on t.note_tag_id = l.note_tag_id where l.note_id = n.note_id)`

/** Whether the reader has marked note `n`. */
export const marked = (table: 'note_like' | 'note_read', userId: string | null): SQL =>
  userId === null
    ? sql`false`
    : sql`exists (select 1 from ${sql.identifier(table)} m where m.note_id = n.note_id and m.user_id = ${userId})`

/** Likes of note `n` by users whom the reader meets. */
export const likesOf = (userId: string | null): SQL =>
  sql`(select count(*)::int from note_like l where l.note_id = n.note_id and ${meets(userId, sql`l.user_id`)})`

/** Condition that comment `k` is there for a reader. */
export const shownComment = (userId: string | null): SQL =>
  sql`k.deleted_at is null and ${meets(userId, sql`k.user_id`)}`

/** Columns for lists, of `from note n join character c`. @param userId null for guests, who have no marks */
export const noteColumns = (userId: string | null): SQL => sql`
  ${own}, ${listedColumns}, ${tagsOfNote} as "noteTagList", ${likesOf(userId)} as "likeCount",
  (select count(*)::int from note_comment k where k.note_id = n.note_id and ${shownComment(userId)}) as "commentCount",
  ${marked('note_like', userId)} as "isLiked", ${marked('note_read', userId)} as "isRead",
  ${userId === null ? sql`false` : sql`n.user_id = ${userId}`} as "isMine"`

export const noteTables = sql`note n join character c on c.character_id = n.character_id`

export function toNoteItem<More extends object>(row: Row & More) {
  const { characterId, characterFullName, icon, className, level, shogo, isNpc, isResting, ...rest } = row
  const listed = { characterId, characterFullName, icon, className, level, shogo, isNpc, isResting }
  return { ...rest, character: toListed(listed) }
}

export type NoteRow = Row
