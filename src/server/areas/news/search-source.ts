// Articles in the search: title and text, from their publication on.
import { sql } from 'drizzle-orm'
import { imageSource } from '#rules/images.ts'
import { newsCategoryLabels } from '#rules/news.ts'
import { columnsOf, type Present, type RowOf } from '../../db/select.ts'
import { hasWord, inWorlds, isPublished, placesIn, type SearchSource } from '../search/source.ts'
import { newsPost } from './tables.ts'

const face = columnsOf(newsPost, 'p', ['postId', 'worldId', 'category', 'title', 'body', 'picture', 'publishedAt'])

export const newsSource: SearchSource = {
  from: sql`news_post p`,
  ref: sql`p.post_id::text`,
  at: sql`p.published_at`,
  id: sql`p.post_id`,
  name: sql`search_key(p.title)`,
  isDated: true,
  conditions: asked => [
    isPublished(sql`p.published_at`, asked),
    asked.filters.worldId === undefined
      ? sql`(p.world_id is null or ${inWorlds(sql`p.world_id`, asked)})`
      : inWorlds(sql`p.world_id`, asked),
  ],
  keyed: word => hasWord(sql`text_pieces('', p.search_words)`, [''], word, sql`p.search_words`),
  plain: word => sql`position(${word} in p.search_words) <> 0`,
  cards: async (db, asked, refs) => {
    const { rows } = await db.execute<Present<RowOf<typeof face>, 'publishedAt'>>(sql`
      select ${face} from news_post p where p.post_id in ${refs.map(Number)}`)
    return rows.map(row => ({
      kind: 'news' as const,
      ref: String(row.postId),
      href: `/news/${row.postId}`,
      title: row.title,
      worldName: (row.worldId && asked.worlds.get(row.worldId)) ?? null,
      line: newsCategoryLabels[row.category],
      imagePath: row.picture === null ? null : imageSource(row.picture, 'assets', 240),
      isFace: false,
      writer: null,
      at: row.publishedAt,
      placeList: placesIn('text', row.body, asked),
    }))
  },
}
