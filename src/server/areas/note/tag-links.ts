// Tags of notes: linking and unlinking. Whoever links locks the tags first and the note then, as the office does, so that no two wait
// for each other.
import { type SQL, sql } from 'drizzle-orm'
import { TAGS_OF_NOTE_MOST } from '#rules/note-tags.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { readableOrRefuse } from './detail.ts'
import { type ShownTag, tagsOfNote } from './note-row.ts'
import { lockNote, type OwnNote } from './own-note.ts'
import { noteTagMaster } from './tables.ts'

const held = columnsOf(noteTagMaster, 't', ['noteTagId', 'worldId'])

/**
 * Tags of a world by their ids, each once, kept from deletion until the transaction ends. In place of a merged tag stands the one
 * that it was merged into. @throws NOTE_TAG_NOT_FOUND, NOTE_TAG_ELSEWHERE, NOTE_TAG_TOO_MANY
 */
export async function holdTags(tx: Tx, worldId: string, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const wanted = [...new Set(ids)]
  const { rows } = await tx.execute<RowOf<typeof held>>(sql`
    select ${held} from note_tag_master t
    where t.note_tag_id in (select coalesce(a.merged_into, a.note_tag_id) from note_tag_master a where a.note_tag_id in ${wanted})
    order by t.note_tag_id for key share`)
  const { rows: known } = await tx.execute(sql`
    select 1 from note_tag_master a where a.note_tag_id in ${wanted}`)
  if (known.length < wanted.length || rows.length === 0) throw refuse('NOTE_TAG_NOT_FOUND')
  if (rows.some(row => row.worldId !== worldId)) throw refuse('NOTE_TAG_ELSEWHERE')
  if (rows.length > TAGS_OF_NOTE_MOST) throw refuse('NOTE_TAG_TOO_MANY')
  return rows.map(({ noteTagId }) => noteTagId)
}

type Links = { noteId: number; tagIds: readonly number[]; now: Date }

/** Replaces the tags of a note by the given ones. */
export async function writeLinks(tx: Tx, { noteId, tagIds, now }: Links): Promise<void> {
  await tx.execute(sql`
    delete from note_tag_link where note_id = ${noteId}
      ${tagIds.length === 0 ? sql`` : sql`and note_tag_id not in ${[...tagIds]}`}`)
  if (tagIds.length > 0) {
    await tx.execute(sql`
      insert into note_tag_link (note_id, note_tag_id, linked_at)
      select ${noteId}, t.note_tag_id, ${now.toISOString()}::timestamptz from note_tag_master t
      where t.note_tag_id in ${[...tagIds]} on conflict do nothing`)
  }
  await refreshTagWords(tx, sql`n.note_id = ${noteId}`)
}

/** Writes the searched names of tags anew. @param which condition of notes `n` */
export async function refreshTagWords(tx: Tx, which: SQL): Promise<void> {
  await tx.execute(sql`
    update note n set tag_words = coalesce((
      select string_agg(search_key(concat_ws(E'\n', t.name, t.reading,
        (select string_agg(a.name, E'\n') from note_tag_master a where a.merged_into = t.note_tag_id))), E'\n')
      from note_tag_link l join note_tag_master t on t.note_tag_id = l.note_tag_id where l.note_id = n.note_id), '')
    where ${which}`)
}

async function linked(db: Db | Tx, noteId: number) {
  const { rows } = await db.execute<{ noteTagList: ShownTag[] }>(sql`
    select ${tagsOfNote} as "noteTagList" from note n where n.note_id = ${noteId}`)
  return { noteId, noteTagList: rows[0]?.noteTagList ?? [] }
}

type Acting = { userId: string; own: OwnNote; now: Date }

/** @throws NOTE_TAG_NOT_FOUND, NOTE_TAG_ELSEWHERE, NOTE_TAG_TOO_MANY */
export async function setNoteTag(tx: Tx, { userId, own, noteTagId, now }: Acting & { noteTagId: number }) {
  const { noteId, worldId } = own
  const [id] = await holdTags(tx, worldId, [noteTagId])
  await lockNote(tx, { userId, noteId })
  await tx.execute(sql`
    insert into note_tag_link (note_id, note_tag_id, linked_at) values (${noteId}, ${id}, ${now.toISOString()})
    on conflict do nothing`)
  if ((await countOf(tx, sql`note_tag_link where note_id = ${noteId}`)) > TAGS_OF_NOTE_MOST)
    throw refuse('NOTE_TAG_TOO_MANY')
  await refreshTagWords(tx, sql`n.note_id = ${noteId}`)
  return linked(tx, noteId)
}

/** @throws NOTE_TAG_NOT_FOUND, NOTE_TAG_ELSEWHERE, NOTE_TAG_TOO_MANY */
export async function setNoteTags(
  tx: Tx,
  { userId, own, noteTagIdList, now }: Acting & { noteTagIdList: readonly number[] },
) {
  const { noteId, worldId } = own
  const tagIds = await holdTags(tx, worldId, noteTagIdList)
  await lockNote(tx, { userId, noteId })
  await writeLinks(tx, { noteId, tagIds, now })
  return linked(tx, noteId)
}

export async function deleteNoteTag(
  tx: Tx,
  { userId, own: { noteId }, noteTagId }: Omit<Acting, 'now'> & { noteTagId: number },
) {
  await lockNote(tx, { userId, noteId })
  await tx.execute(sql`delete from note_tag_link where note_id = ${noteId} and note_tag_id = ${noteTagId}`)
  await refreshTagWords(tx, sql`n.note_id = ${noteId}`)
  return linked(tx, noteId)
}

/** @throws NOTE_NOT_FOUND when the caller may not read the note */
export async function getNoteTagList(db: Db, asked: { userId: string | null; noteId: number }) {
  await readableOrRefuse(db, asked)
  return linked(db, asked.noteId)
}
