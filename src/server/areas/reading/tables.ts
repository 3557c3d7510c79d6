// Places of readers in long texts.
import { doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

export const readingPlace = pgTable(
  'reading_place',
  {
    userId: text('user_id').notNull(),
    textKey: text('text_key').notNull(),
    place: integer('place').notNull(),
    ratio: doublePrecision('ratio').notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.textKey] }),
    index('reading_place_age').on(table.userId, table.updatedAt),
  ],
)
