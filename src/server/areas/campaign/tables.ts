// Campaigns with what they offer. A draft may lack its dates; what is published has both.
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Offer } from '#rules/campaigns.ts'
import { instant } from '../../db/columns.ts'
import { newsPost } from '../news/tables.ts'

export const campaign = pgTable(
  'campaign',
  {
    cpId: integer('cp_id').primaryKey().generatedAlwaysAsIdentity(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    picture: text('picture'),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    offers: jsonb('offers').$type<readonly Offer[]>().notNull(),
    /** News that tells how it went. */
    resultPostId: integer('result_post_id').references(() => newsPost.postId, { onDelete: 'set null' }),
    status: text('status', { enum: ['draft', 'published'] })
      .notNull()
      .default('draft'),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [
    index('campaign_ends').on(table.endsAt).where(sql`status = 'published'`),
    index('campaign_updated').on(table.updatedAt),
    check('campaign_dates', sql`status = 'draft' or (starts_at is not null and ends_at > starts_at)`),
  ],
)
