// The office's desk of tags: adding, changing, ordering, merging, deleting. Each act stands in the office's record.
import { sql } from 'drizzle-orm'
import { NOTE_TAGS_MOST, type NoteTagTint, noteTagErrors, noteTagKey } from '#rules/note-tags.ts'
import type { OfficeAct } from '#rules/office.ts'
import type { Tx } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import type { AdminId } from '../../platform/rights.ts'
import { record } from '../office/log.ts'
import { worldOrRefuse } from '../world/world-row.ts'
import { noteTagLink, noteTagMaster } from './tables.ts'
import { refreshTagWords } from './tag-links.ts'
import { deskTag } from './tag-lists.ts'

type By = { adminId: AdminId; now: Date }
type Written = { name: string; reading: string; tint: NoteTagTint }

const noted = (tx: Tx, { adminId, now }: By, act: OfficeAct, thingId: string | number, title: string) =>
  record(tx, { thing: 'noteTag', thingId, title, act, adminId, now })

/** Acts on the tags of a world come one after the other. @throws WORLD_NOT_FOUND */
async function lockTags(tx: Tx, worldId: string): Promise<void> {
  await worldOrRefuse(tx, worldId)
  await tx.execute(sql`select 1 from world where world_id = ${worldId} for no key update`)
}

/** Holds a tag that is no alias until the transaction ends. @throws NOTE_TAG_NOT_FOUND */
async function lockTag(tx: Tx, noteTagId: number) {
  const found = await deskTag(tx, noteTagId)
  await lockTags(tx, found.worldId)
  return deskTag(tx, noteTagId)
}

/** @throws NOTE_TAG_FAULT, NOTE_TAG_NAME_TAKEN also by an alias */
async function judge(tx: Tx, worldId: string, written: Written, noteTagId: number | null): Promise<string> {
  if (Object.keys(noteTagErrors(written)).length > 0) throw refuse('NOTE_TAG_FAULT')
  const key = noteTagKey(written.name)
  const taken = await countOf(
    tx,
    sql`note_tag_master where world_id = ${worldId} and name_key = ${key} and note_tag_id is distinct from ${noteTagId}`,
  )
  if (taken > 0) throw refuse('NOTE_TAG_NAME_TAKEN')
  return key
}

const clean = ({ name, reading, tint }: Written) => ({ name: name.trim(), reading: reading.trim(), tint })

/** @throws WORLD_NOT_FOUND, NOTE_TAG_FAULT, NOTE_TAG_NAME_TAKEN, NOTE_TAGS_MOST */
export async function addTag(tx: Tx, { worldId, ...given }: Written & By & { worldId: string }) {
  await lockTags(tx, worldId)
  const nameKey = await judge(tx, worldId, given, null)
  const { rows } = await tx.execute<{ count: number; last: number }>(sql`
    select count(*) filter (where merged_into is null) as count, coalesce(max(place), 0) as last
    from note_tag_master where world_id = ${worldId}`)
  const { count, last } = rows[0] as { count: number; last: number }
  if (count >= NOTE_TAGS_MOST) throw refuse('NOTE_TAGS_MOST')
  const [made] = await tx
    .insert(noteTagMaster)
    .values({ worldId, ...clean(given), nameKey, place: last + 1, createdAt: given.now })
    .returning({ noteTagId: noteTagMaster.noteTagId })
  if (!made) throw new Error('A tag was not written.')
  await noted(tx, given, 'make', made.noteTagId, given.name.trim())
  return deskTag(tx, made.noteTagId)
}

/** @throws NOTE_TAG_NOT_FOUND, NOTE_TAG_FAULT, NOTE_TAG_NAME_TAKEN */
export async function updateTag(tx: Tx, { noteTagId, ...given }: Written & By & { noteTagId: number }) {
  const { worldId } = await lockTag(tx, noteTagId)
  const nameKey = await judge(tx, worldId, given, noteTagId)
  await tx
    .update(noteTagMaster)
    .set({ ...clean(given), nameKey })
    .where(sql`note_tag_id = ${noteTagId}`)
  await refreshTagWords(tx, usedBy(noteTagId))
  await noted(tx, given, 'save', noteTagId, given.name.trim())
  return deskTag(tx, noteTagId)
}

/** Condition of the notes `n` that have a tag. */
const usedBy = (noteTagId: number) =>
  sql`n.note_id in (select l.note_id from note_tag_link l where l.note_tag_id = ${noteTagId})`

const tagColumn = columnsOf(noteTagMaster, null, ['noteTagId'])
const linkedNote = columnsOf(noteTagLink, null, ['noteId'])

/** @throws WORLD_NOT_FOUND, NOTE_TAG_ORDER when these are not all tags of the world */
export async function orderTags(
  tx: Tx,
  { worldId, noteTagIdList, ...by }: By & { worldId: string; noteTagIdList: readonly number[] },
) {
  await lockTags(tx, worldId)
  const { rows } = await tx.execute<RowOf<typeof tagColumn>>(sql`
    select ${tagColumn} from note_tag_master where world_id = ${worldId} and merged_into is null`)
  const wanted = new Set(noteTagIdList)
  const isWhole = rows.length === noteTagIdList.length && rows.every(({ noteTagId }) => wanted.has(noteTagId))
  if (!isWhole) throw refuse('NOTE_TAG_ORDER')
  for (const [index, id] of noteTagIdList.entries())
    await tx.execute(sql`update note_tag_master set place = ${index + 1} where note_tag_id = ${id}`)
  await noted(tx, by, 'order', worldId, `${rows.length}個のタグ`)
  return { worldId, noteTagIdList: [...noteTagIdList] }
}

/** @throws NOTE_TAG_NOT_FOUND, NOTE_TAG_ELSEWHERE for itself and for one of another world */
export async function mergeTag(tx: Tx, { noteTagId, intoId, ...by }: By & { noteTagId: number; intoId: number }) {
  const from = await lockTag(tx, noteTagId)
  const into = await deskTag(tx, intoId)
  if (noteTagId === intoId || from.worldId !== into.worldId) throw refuse('NOTE_TAG_ELSEWHERE')
  // The lock waits for transactions that are linking the merged tag; after them nobody can link it.
  await tx.execute(sql`select 1 from note_tag_master where note_tag_id = ${noteTagId} for update`)
  await tx.execute(sql`
    insert into note_tag_link (note_id, note_tag_id, linked_at)
    select l.note_id, ${intoId}, l.linked_at from note_tag_link l where l.note_tag_id = ${noteTagId}
    on conflict do nothing`)
  await tx.execute(sql`delete from note_tag_link where note_tag_id = ${noteTagId}`)
  await tx.execute(sql`
    update note_tag_master set merged_into = ${intoId} where note_tag_id = ${noteTagId} or merged_into = ${noteTagId}`)
  await refreshTagWords(tx, usedBy(intoId))
  await noted(tx, by, 'merge', noteTagId, `${from.name}を${into.name}へ`)
  return deskTag(tx, intoId)
}

/** @throws NOTE_TAG_NOT_FOUND, NOTE_TAG_USED */
export async function deleteTag(
  tx: Tx,
  { noteTagId, useCount: told = 0, ...by }: By & { noteTagId: number; useCount?: number | undefined },
) {
  await lockTag(tx, noteTagId)
  await tx.execute(sql`select 1 from note_tag_master where note_tag_id = ${noteTagId} for update`)
  const { name, useCount } = await deskTag(tx, noteTagId)
  if (useCount > told) throw refuse('NOTE_TAG_USED')
  const { rows } = await tx.execute<RowOf<typeof linkedNote>>(sql`
    delete from note_tag_link where note_tag_id = ${noteTagId} returning ${linkedNote}`)
  await tx.execute(sql`delete from note_tag_master where note_tag_id = ${noteTagId}`)
  if (rows.length > 0) await refreshTagWords(tx, sql`n.note_id in ${rows.map(({ noteId }) => noteId)}`)
  await noted(tx, by, 'remove', noteTagId, name)
  return { noteTagId }
}
