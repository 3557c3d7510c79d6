// Characters: who plays what, where.
import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { appUser } from '../identity/tables.ts'
import { world } from '../world/tables.ts'

export const character = pgTable(
  'character',
  {
    characterId: text('character_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => appUser.userId),
    worldId: text('world_id')
      .notNull()
      .references(() => world.worldId),
    givenName: text('given_name').notNull(),
    middleName: text('middle_name').notNull(),
    familyName: text('family_name').notNull(),
    /** Name order kind 1 to 11 (rules.md §8). */
    nameOrder: smallint('name_order').notNull(),
    /** The name in its order, kept for lists. */
    characterFullName: text('character_full_name').notNull(),
    kana: text('kana').notNull(),
    className: text('class_name').notNull(),
    level: smallint('level').notNull(),
    icon: text('icon'),
    createdAt: instant('created_at').notNull(),
  },
  table => [index('character_user').on(table.userId, table.worldId)],
)
