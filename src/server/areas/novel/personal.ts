// Personal data of novels: characters that appear in a novel stay in it.
import { sql } from 'drizzle-orm'
import { ofCharacters, ofUser, type PersonalArea } from '../../platform/personal.ts'
import { novelCast, novelLike, novelRead } from './tables.ts'

export const novelPersonal: PersonalArea = {
  tables: [
    {
      table: novelCast,
      characters: { character_id: 'stays' },
      archive: { name: 'novel-roles', own: ofCharacters() },
    },
    { table: novelLike, users: { user_id: 'deleted' }, archive: { name: 'novel-likes', own: ofUser() } },
    { table: novelRead, users: { user_id: 'deleted' }, archive: { name: 'read-novels', own: ofUser() } },
  ],
  appears: characterId => sql`exists (select 1 from novel_cast where novel_cast.character_id = ${characterId})`,
}
