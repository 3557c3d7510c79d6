// Notices of tests: bringing those that wait to their channels, at a time of the test's.
import { asc, eq } from 'drizzle-orm'
import { deliver } from '#server/areas/notice/deliver.ts'
import { senders } from '#server/areas/notice/jobs.ts'
import { notice, noticeDelivery } from '#server/areas/notice/tables.ts'
import { noticeChecks } from '#server/areas/notice-checks.ts'
import { fixedClock } from '#server/platform/clock.ts'
import type { JobContext } from '#server/platform/jobs/run.ts'
import type { TestDatabase } from './database.ts'
import { jobContext } from './job-context.ts'
import { testMailer } from './mails.ts'

type Given = Pick<TestDatabase, 'db'>

/** Runs the jobs of all deliveries that wait. */
export async function deliverNotices({ db }: Given, at: Date): Promise<void> {
  const clock = fixedClock(at)
  const waiting = await db.select().from(noticeDelivery).where(eq(noticeDelivery.state, 'waiting'))
  // No channel needs files.
  const context = { ...jobContext({ db, files: {} as JobContext['files'], clock }), mailer: testMailer }
  for (const one of waiting) await deliver(context, { senders, checks: noticeChecks }, one)
}

/** Notices of a user, the oldest first, with the state of their mail. */
export async function noticesOf({ db }: Given, userId: string) {
  const rows = await db
    .select({
      noticeId: notice.noticeId,
      event: notice.event,
      topic: notice.topic,
      isShown: notice.isShown,
      readAt: notice.readAt,
      mail: noticeDelivery.state,
    })
    .from(notice)
    .leftJoin(noticeDelivery, eq(noticeDelivery.noticeId, notice.noticeId))
    .where(eq(notice.userId, userId))
    .orderBy(asc(notice.noticeId))
  return rows
}

export const forgetNotices = async ({ db }: Given): Promise<void> => {
  await db.delete(notice)
}
