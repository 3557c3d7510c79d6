// Lists of notes: those of a world that somebody may read, and a character's own.
import { type SQL, sql } from 'drizzle-orm'
import { type NoteOrder, type NoteScope, noteScope } from '#rules/notes.ts'
import { searchWords } from '#rules/novel.ts'
import type { Db } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { hasWord } from '../search/source.ts'
import { worldOrRefuse } from '../world/world-row.ts'
import { type NoteRow, noteColumns, noteTables, toNoteItem } from './note-row.ts'
import { readableNote } from './readable.ts'
import { note } from './tables.ts'

/** Notes that are counted at most; the pages of a list end there. */
const COUNTED_MOST = 1_000

type Page = { pageStart: number; perPage: number }

type Wanted = Page & {
  userId: string | null
  worldId: string
  keyword?: string | undefined
  noteTagIdList?: readonly number[] | undefined
  characterId?: string | undefined
  order: NoteOrder
}

/** @throws WORLD_NOT_FOUND */
export async function listNotes(db: Db, wanted: Wanted) {
  const { userId, worldId, order, pageStart, perPage } = wanted
  await worldOrRefuse(db, worldId)
  const shown = sql.join(conditions(wanted), sql` and `)
  const by = order === 'liked' ? sql`n.like_count desc, n.note_id desc` : sql`n.published_at desc, n.note_id desc`
  const page = { shown, by, perPage, from: (pageStart - 1) * perPage }
  const [rows, count] = await Promise.all([
    noteRows(db, userId, page),
    countOf(db, sql`(select 1 from note n where ${shown} limit ${COUNTED_MOST}) found`),
  ])
  return { noteList: rows, count }
}

function conditions({ userId, worldId, keyword, noteTagIdList, characterId }: Wanted): SQL[] {
  return [
    readableNote(userId),
    sql`n.world_id = ${worldId}`,
    // Private notes stand only in the writer's own list, where the writer looks for them.
    sql`n.scope <> ${noteScope.mine}`,
    ...searchWords(keyword ?? '').map(word =>
      hasWord(sql`text_pieces('', n.search_words)`, [''], word, sql`n.search_words`),
    ),
    ...(noteTagIdList ?? []).map(
      id => sql`exists (select 1 from note_tag_link l where l.note_id = n.note_id and l.note_tag_id =
        (select coalesce(t.merged_into, t.note_tag_id) from note_tag_master t where t.note_tag_id = ${id}))`,
    ),
    ...(characterId === undefined ? [] : [sql`n.character_id = ${characterId}`]),
  ]
}

type Rows = { shown: SQL; by: SQL; perPage: number; from: number }

async function noteRows(db: Db, userId: string | null, { shown, by, perPage, from }: Rows) {
  const { rows } = await db.execute<NoteRow>(sql`
    select ${noteColumns(userId)} from ${noteTables} where ${shown} order by ${by} limit ${perPage} offset ${from}`)
  return rows.map(toNoteItem)
}

/** The newest notes of others in all worlds, as far as somebody may read them. */
export const newestNotes = (db: Db, { userId, most }: { userId: string; most: number }) =>
  noteRows(db, userId, {
    shown: sql`${readableNote(userId)} and n.user_id <> ${userId} and n.scope <> ${noteScope.mine}`,
    by: sql`n.published_at desc, n.note_id desc`,
    ...{ perPage: most, from: 0 },
  })

const scopeColumn = columnsOf(note, 'n', ['scope'])

type OwnWanted = Page & { userId: string; own: OwnCharacter; scope?: NoteScope | undefined }

export async function listOwnNotes(db: Db, { userId, own, scope, pageStart, perPage }: OwnWanted) {
  const mine = sql`n.character_id = ${own.characterId} and n.user_id = ${userId} and n.deleted_at is null`
  const { rows: counted } = await db.execute<RowOf<typeof scopeColumn> & { count: number }>(sql`
    select ${scopeColumn}, count(*) as count from note n where ${mine} group by n.scope`)
  const of = (wanted: NoteScope): number => counted.find(row => row.scope === wanted)?.count ?? 0
  const scopeCounts = {
    everybody: of(noteScope.everybody),
    friends: of(noteScope.friends),
    mine: of(noteScope.mine),
  }
  return {
    noteList: await noteRows(db, userId, {
      shown: scope === undefined ? mine : sql`${mine} and n.scope = ${scope}`,
      by: sql`n.updated_at desc, n.note_id desc`,
      perPage,
      from: (pageStart - 1) * perPage,
    }),
    count: scope === undefined ? counted.reduce((sum, { count }) => sum + count, 0) : of(scope),
    scopeCounts,
  }
}
