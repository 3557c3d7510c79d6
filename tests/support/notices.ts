// Notices in tests: waiting ones are brought to their channels at a time that the test chooses.
import { and, asc, eq } from 'drizzle-orm'
import { deliver } from '#server/areas/notice/deliver.ts'
import { waysWith } from '#server/areas/notice/jobs.ts'
import { beginPushing, settlePushes } from '#server/areas/notice/push/lanes.ts'
import { notice, noticeDelivery } from '#server/areas/notice/tables.ts'
import { noticeChecks } from '#server/areas/notice-checks.ts'
import { fixedClock } from '#server/platform/clock.ts'
import type { JobContext } from '#server/platform/jobs/run.ts'
import type { TestDatabase } from './database.ts'
import { jobContext } from './job-context.ts'
import { testMailer } from './mails.ts'
import { createTestPush, type TestPush } from './push-service.ts'

type Given = Pick<TestDatabase, 'db'>

export const noticeWays = waysWith(noticeChecks)

/** Runs the jobs of all waiting deliveries, and then sends the pushes that are due. @param push receiver of the pushes */
export async function deliverNotices({ db }: Given, at: Date, push: TestPush = createTestPush()): Promise<void> {
  const waiting = await db.select().from(noticeDelivery).where(eq(noticeDelivery.state, 'waiting'))
  const context = noticeContext({ db }, at, push)
  for (const one of waiting) await deliver(context, noticeWays, one)
  await pushDue(context)
}

/** Context of a process that begins at a moment: its lanes know nothing of the services yet. */
export function noticeContext({ db }: Given, at: Date, push: TestPush): JobContext {
  const clock = fixedClock(at)
  // The channels never use the files of the context.
  const files = {} as JobContext['files']
  return { ...jobContext({ db, files, clock, push: { ...push } }), mailer: testMailer }
}

/** Sends the pushes that are due, and waits for their end. */
export async function pushDue(context: JobContext): Promise<void> {
  beginPushing(context, noticeChecks)
  await settlePushes(context.push)
}

/** Notices of a user, the oldest first, with the states of their mail and push. */
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
    .leftJoin(noticeDelivery, and(eq(noticeDelivery.noticeId, notice.noticeId), eq(noticeDelivery.channel, 'mail')))
    .where(eq(notice.userId, userId))
    .orderBy(asc(notice.noticeId))
  return rows
}

export const forgetNotices = async ({ db }: Given): Promise<void> => {
  await db.delete(notice)
}
