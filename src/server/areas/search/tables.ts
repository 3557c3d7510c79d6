// Searches that users keep, and what each of them has called for.
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { SearchFilters } from '#rules/search/filters.ts'
import type { SearchKind } from '#rules/search/kinds.ts'
import { instant } from '../../db/columns.ts'
import { userId } from '../identity/columns.ts'

export const savedSearch = pgTable(
  'saved_search',
  {
    searchId: bigint('search_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    name: text('name').notNull(),
    kind: text('kind').$type<SearchKind>().notNull(),
    keyword: text('keyword').notNull(),
    filters: jsonb('filters').$type<SearchFilters>().notNull(),
    isCalling: boolean('is_calling').notNull(),
    /** Time up to which the search has looked for what is new. */
    seenUntil: instant('seen_until').notNull(),
    /** Time of its last call. */
    calledAt: instant('called_at'),
    createdAt: instant('created_at').notNull(),
  },
  table => [index('saved_search_user').on(table.userId, table.searchId)],
)

/** Things of which a search has told its user, so that it tells of none twice, also when it is published again. */
export const savedSearchTold = pgTable(
  'saved_search_told',
  {
    searchId: bigint('search_id', { mode: 'number' })
      .notNull()
      .references(() => savedSearch.searchId, { onDelete: 'cascade' }),
    ref: text('ref').notNull(),
    toldAt: instant('told_at').notNull(),
  },
  table => [primaryKey({ columns: [table.searchId, table.ref] })],
)
