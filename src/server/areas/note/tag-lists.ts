// The official tags of worlds: for readers, for the search, for the office's desk.
import { sql } from 'drizzle-orm'
import type { NoteTagTint } from '#rules/note-tags.ts'
import { noteScope } from '#rules/notes.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { world } from '../world/tables.ts'
import { worldOrRefuse } from '../world/world-row.ts'
import { noteTagMaster } from './tables.ts'

const shown = columnsOf(noteTagMaster, 't', ['noteTagId', 'name', 'reading', 'tint'])

/** Names of tags that were merged into tag `t`. */
const aliases = sql`array(select a.name from note_tag_master a where a.merged_into = t.note_tag_id order by a.name_key)`
const inOrder = sql`t.place, t.note_tag_id`

/** @throws WORLD_NOT_FOUND */
export async function listTags(db: Db, { worldId }: { worldId: string }) {
  await worldOrRefuse(db, worldId)
  const { rows } = await db.execute<RowOf<typeof shown>>(sql`
    select ${shown} from note_tag_master t where t.world_id = ${worldId} and t.merged_into is null order by ${inOrder}`)
  return { noteTagList: rows }
}

/** @throws WORLD_NOT_FOUND */
export async function listTagsForSearch(db: Db, { worldId }: { worldId: string }) {
  await worldOrRefuse(db, worldId)
  const { rows } = await db.execute<RowOf<typeof shown> & { aliasList: string[]; noteCount: number }>(sql`
    select ${shown}, ${aliases} as "aliasList",
      (select count(*)::int from note_tag_link l join note n on n.note_id = l.note_id
        where l.note_tag_id = t.note_tag_id and n.deleted_at is null and n.scope = ${noteScope.everybody}) as "noteCount"
    from note_tag_master t where t.world_id = ${worldId} and t.merged_into is null order by ${inOrder}`)
  return { noteTagList: rows }
}

const ofTag = columnsOf(noteTagMaster, 't', ['worldId'])
type DeskTag = RowOf<typeof shown> & RowOf<typeof ofTag> & { useCount: number; aliasList: string[] }

const deskColumns = sql`${shown}, ${ofTag}, ${aliases} as "aliasList",
  (select count(*)::int from note_tag_link l where l.note_tag_id = t.note_tag_id) as "useCount"`

const named = columnsOf(world, null, ['worldId', 'worldName'])

export async function listDeskTags(db: Db) {
  const { rows: worlds } = await db.execute<RowOf<typeof named>>(sql`
    select ${named} from world order by display_order`)
  const { rows } = await db.execute<DeskTag>(sql`
    select ${deskColumns} from note_tag_master t where t.merged_into is null order by ${inOrder}`)
  return {
    worldList: worlds.map(each => ({
      ...each,
      noteTagList: rows.filter(({ worldId }) => worldId === each.worldId),
    })),
  }
}

/** A tag at the desk. @throws NOTE_TAG_NOT_FOUND */
export async function deskTag(tx: Tx, noteTagId: number): Promise<DeskTag & { tint: NoteTagTint }> {
  const { rows } = await tx.execute<DeskTag>(sql`
    select ${deskColumns} from note_tag_master t where t.note_tag_id = ${noteTagId} and t.merged_into is null`)
  if (!rows[0]) throw refuse('NOTE_TAG_NOT_FOUND')
  return rows[0]
}
