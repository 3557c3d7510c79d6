// Personal data of the gallery: works stay under the pseudonyms, likes and limits go.
import { sql } from 'drizzle-orm'
import { ofUser, type PersonalArea } from '../../platform/personal.ts'
import { galleryCharacterLimit, galleryItem, galleryLike, galleryOrderLimit } from './tables.ts'

export const galleryPersonal: PersonalArea = {
  tables: [
    { table: galleryLike, users: { user_id: 'deleted' }, archive: { name: 'liked-works', own: ofUser() } },
    {
      table: galleryCharacterLimit,
      users: { user_id: 'renamed' },
      characters: { character_id: 'stays' },
      archive: { name: 'gallery-limits-of-characters', own: ofUser() },
    },
    {
      table: galleryOrderLimit,
      users: { user_id: 'renamed' },
      archive: { name: 'gallery-limits-of-commissions', own: ofUser() },
    },
    {
      table: galleryItem,
      users: { client_id: 'renamed', creator_user_id: 'renamed' },
      characters: { character_id: 'stays' },
      archive: {
        name: 'works',
        own: userId => sql`(client_id = ${userId} or creator_user_id = ${userId})`,
        without: ['search_words'],
        texts: { title: 'title', body: 'body' },
      },
    },
  ],
}
