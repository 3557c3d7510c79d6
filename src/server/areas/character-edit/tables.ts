// Pictures that players upload as icons of their characters.
import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { character } from '../character/tables.ts'
import { appUser } from '../identity/tables.ts'

export const characterIcon = pgTable(
  'character_icon',
  {
    /** Random; the name of its files. */
    iconId: text('icon_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => appUser.userId),
    /** Who shows it; null: nobody. */
    characterId: text('character_id').references(() => character.characterId),
    /** Null: its files are being written, or their writing was cut off. */
    storedAt: instant('stored_at'),
    /** Since when nobody shows it; of one that was never shown, since when it is there. */
    unusedSince: instant('unused_since').notNull(),
  },
  table => [
    index('character_icon_user').on(table.userId),
    index('character_icon_character').on(table.characterId),
    index('character_icon_unused').on(table.unusedSince).where(sql`character_id is null`),
  ],
)
