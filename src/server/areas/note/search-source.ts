// Notes in the search: title, names of tags and text, of those that the reader may read.
import { sql } from 'drizzle-orm'
import { noteTagKey } from '#rules/note-tags.ts'
import { readingMinutes } from '#rules/novel.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { character } from '../character/tables.ts'
import { hasWord, inWorlds, placesIn, type SearchSource } from '../search/source.ts'
import { readableNote } from './readable.ts'
import { note } from './tables.ts'

const face = columnsOf(note, 'n', [
  'noteId',
  'worldId',
  'title',
  'body',
  'characters',
  'publishedAt',
  'characterId',
  'userId',
])

const writer = columnsOf(character, 'c', { name: 'characterFullName', icon: 'icon' })
type Row = RowOf<typeof face> & RowOf<typeof writer> & { tags: string[] }

export const noteSource: SearchSource = {
  from: sql`note n`,
  ref: sql`n.note_id::text`,
  at: sql`n.published_at`,
  id: sql`n.note_id`,
  name: sql`search_key(n.title)`,
  isDated: true,
  conditions: asked => [
    readableNote(asked.userId),
    inWorlds(sql`n.world_id`, asked),
    ...(asked.filters.tags ?? []).map(
      tag => sql`exists (
        select 1 from note_tag_link l join note_tag_master t on t.note_tag_id = l.note_tag_id
        where l.note_id = n.note_id and (t.name_key = ${noteTagKey(tag)} or exists (
          select 1 from note_tag_master a where a.merged_into = t.note_tag_id and a.name_key = ${noteTagKey(tag)})))`,
    ),
    ...(asked.filters.liked
      ? [sql`exists (select 1 from note_like l where l.note_id = n.note_id and l.user_id = ${asked.userId})`]
      : []),
    ...(asked.filters.cId === undefined ? [] : [sql`n.character_id = ${asked.filters.cId}`]),
  ],
  keyed: word => hasWord(sql`text_pieces('', n.search_words)`, [''], word, sql`n.search_words`),
  plain: word => sql`position(${word} in n.search_words) <> 0`,
  isOwn: userId => sql`n.user_id = ${userId}`,
  cards: async (db, asked, refs) => {
    const { rows } = await db.execute<Row>(sql`
      select ${face}, ${writer},
        array(select t.name from note_tag_link l join note_tag_master t on t.note_tag_id = l.note_tag_id
          where l.note_id = n.note_id order by t.place, t.note_tag_id) as tags
      from note n join character c on c.character_id = n.character_id
      where n.note_id in ${refs.map(Number)}`)
    return rows.map(row => ({
      kind: 'note' as const,
      ref: String(row.noteId),
      href: `/world/${row.worldId}/note/${row.noteId}`,
      title: row.title,
      worldName: asked.worlds.get(row.worldId) ?? null,
      line: [row.name, `約${readingMinutes(row.characters)}分`].join('・'),
      imagePath: row.icon,
      isFace: true,
      writer: { characterId: row.characterId, isMine: row.userId === asked.userId },
      at: row.publishedAt,
      placeList: [...placesIn('tag', row.tags.join('、'), asked), ...placesIn('text', row.body, asked)],
    }))
  },
}
