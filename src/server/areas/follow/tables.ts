// Characters that users follow.
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { character } from '../character/tables.ts'
import { appUser } from '../identity/tables.ts'

export const userFollowCharacter = pgTable(
  'user_follow_character',
  {
    userId: text('user_id')
      .notNull()
      .references(() => appUser.userId),
    characterId: text('character_id')
      .notNull()
      .references(() => character.characterId),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.characterId] }),
    index('user_follow_character_newest').on(table.userId, table.createdAt, table.characterId),
    index('user_follow_character_followers').on(table.characterId, table.createdAt, table.userId),
  ],
)
