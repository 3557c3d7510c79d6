// Novels in the search, each chapter for itself: title, tags, writer and the whole text, from their publication on.
import { sql } from 'drizzle-orm'
import { imageSource } from '#rules/images.ts'
import { readingMinutes } from '#rules/novel.ts'
import { columnsOf, type Present, type RowOf } from '../../db/select.ts'
import { hasWord, inWorlds, isPublished, placesIn, type SearchSource } from '../search/source.ts'
import { novel } from './tables.ts'

const face = columnsOf(novel, 'n', [
  ...(['novelId', 'worldId', 'title', 'chapterTitle', 'writerName', 'characters', 'picture', 'body'] as const),
  'publishedAt',
])

export const novelSource: SearchSource = {
  from: sql`novel n`,
  ref: sql`n.novel_id::text`,
  at: sql`n.published_at`,
  id: sql`n.novel_id`,
  name: sql`search_key(n.title || E'\n' || coalesce(n.chapter_title, ''))`,
  isDated: true,
  conditions: asked => [
    isPublished(sql`n.published_at`, asked),
    inWorlds(sql`n.world_id`, asked),
    ...(asked.filters.tags ?? []).map(
      tag => sql`exists (select 1 from novel_tag t where t.novel_id = n.novel_id and t.tag = ${tag})`,
    ),
    ...(asked.filters.liked
      ? [sql`exists (select 1 from novel_like l where l.novel_id = n.novel_id and l.user_id = ${asked.userId})`]
      : []),
    ...(asked.filters.cId === undefined
      ? []
      : [
          sql`exists (select 1 from novel_cast k where k.novel_id = n.novel_id and k.character_id = ${asked.filters.cId})`,
        ]),
  ],
  keyed: word => hasWord(sql`text_pieces('', n.search_words)`, [''], word, sql`n.search_words`),
  plain: word => sql`position(${word} in n.search_words) <> 0`,
  cards: async (db, asked, refs) => {
    const { rows } = await db.execute<Present<RowOf<typeof face>, 'publishedAt'> & { tags: string[] }>(sql`
      select ${face}, array(select t.tag from novel_tag t where t.novel_id = n.novel_id order by t.place) as tags
      from novel n where n.novel_id in ${refs.map(Number)}`)
    return rows.map(row => ({
      kind: 'novel' as const,
      ref: String(row.novelId),
      href: `/world/${row.worldId}/novel/${row.novelId}`,
      title: [row.title, row.chapterTitle].filter(Boolean).join(' '),
      worldName: asked.worlds.get(row.worldId) ?? null,
      line: [row.writerName, `約${readingMinutes(row.characters)}分`].join('・'),
      imagePath: row.picture === null ? null : imageSource(row.picture, 'assets', 240),
      isFace: false,
      writer: null,
      at: row.publishedAt,
      placeList: [
        ...placesIn('tag', row.tags.join('、'), asked),
        ...placesIn('writer', row.writerName, asked),
        ...placesIn('text', row.body, asked),
      ],
    }))
  },
}
