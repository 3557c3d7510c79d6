// Archives of own data that users asked for.
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { ownDataStates } from '#rules/leaving.ts'
import { instant } from '../../db/columns.ts'
import { appUser } from '../identity/tables.ts'

/** The archive of a user: being made, part by part, or there until its end. A new one takes its place. */
export const ownData = pgTable(
  'own_data',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => appUser.userId),
    /** Random name of its files, which no address tells. */
    archiveId: text('archive_id').notNull(),
    state: text('state', { enum: ownDataStates }).notNull(),
    /** Parts that are made, of how many. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull(),
    bytes: bigint('bytes', { mode: 'number' }),
    askedAt: instant('asked_at').notNull(),
    /** Time of the last finished part: one that stands still is gone on with. */
    workedAt: instant('worked_at').notNull(),
    readyAt: instant('ready_at'),
    endsAt: instant('ends_at'),
  },
  table => [index('own_data_state').on(table.state, table.workedAt)],
)
