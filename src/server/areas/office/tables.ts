// Record of the office's acts on forms, campaigns, tags, reports and all else that `officeThings` of the rules names.
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { officeActs, officeThings } from '#rules/office.ts'
import { instant } from '../../db/columns.ts'

export const officeLog = pgTable(
  'office_log',
  {
    logId: integer('log_id').primaryKey().generatedAlwaysAsIdentity(),
    thing: text('thing', { enum: officeThings }).notNull(),
    /** Id of the form, the campaign, the tag or whatever the act was on. */
    thingId: text('thing_id').notNull(),
    /** Name of the thing at that time. */
    title: text('title').notNull(),
    act: text('act', { enum: officeActs }).notNull(),
    userId: text('user_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [index('office_log_thing').on(table.thing, table.thingId, table.logId)],
)
