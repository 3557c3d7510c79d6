// Characters that users follow.
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { characterId } from '../character/columns.ts'
import { userId } from '../identity/columns.ts'

export const userFollowCharacter = pgTable(
  'user_follow_character',
  {
    userId: userId(),
    characterId: characterId(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.characterId] }),
    index('user_follow_character_newest').on(table.userId, table.createdAt, table.characterId),
    index('user_follow_character_followers').on(table.characterId, table.createdAt, table.userId),
  ],
)
