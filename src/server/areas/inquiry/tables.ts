// Letters to the operators.
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { inquiryStates, inquirySubjects } from '#rules/inquiries.ts'
import { instant } from '../../db/columns.ts'

export const inquiry = pgTable(
  'inquiry',
  {
    inquiryId: integer('inquiry_id').primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id').notNull(),
    subjectKind: text('subject_kind', { enum: inquirySubjects }).notNull(),
    body: text('body').notNull(),
    state: text('state', { enum: inquiryStates }).notNull().default('received'),
    receivedAt: instant('received_at').notNull(),
  },
  table => [index('inquiry_list').on(table.userId, table.inquiryId)],
)
