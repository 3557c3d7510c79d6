// Pictures that players upload as icons of their characters.
import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { character } from '../character/tables.ts'
import { userId } from '../identity/columns.ts'

export const characterIcon = pgTable(
  'character_icon',
  {
    /** Random id, which is also the name of its files. */
    iconId: text('icon_id').primaryKey(),
    userId: userId(),
    /** Character that shows the picture; null when none does. */
    characterId: text('character_id').references(() => character.characterId),
    /** Time of storing; null while its files are being written, or after that was interrupted. */
    storedAt: instant('stored_at'),
    /** Time since which no character shows it; at first the time of the upload. */
    unusedSince: instant('unused_since').notNull(),
  },
  table => [
    index('character_icon_user').on(table.userId),
    index('character_icon_character').on(table.characterId),
    index('character_icon_unused').on(table.unusedSince).where(sql`character_id is null`),
  ],
)
