// Search, every minute, for notices that no job brings any more: the process that ran the job died, and the queue gives
// its jobs back only after hours.
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import type { JobContext } from '../../platform/jobs/run.ts'
import { deliver, type Ways } from './deliver.ts'
import { noticeDelivery } from './tables.ts'

/** Time after which a notice should long have been decided on, with every head start. */
const OVERDUE_MS = 5 * 60_000
/** Most at once; the next minute brings others. */
const MOST = 200

export async function sweepNotices(context: JobContext, ways: Ways): Promise<number> {
  const overdue = await findOverdue(context.db, context.clock.now(), await context.story.now(context.db))
  for (const one of overdue) {
    // A notice that fails must not hold up the rest; the next minute tries it again.
    await deliver(context, ways, one).catch(error =>
      context.log.warn({ reason: (error as Error).message, noticeId: one.noticeId }, 'a notice was not delivered'),
    )
  }
  return overdue.length
}

const keyColumns = columnsOf(noticeDelivery, 'd', ['noticeId', 'channel'])

async function findOverdue(db: Db, now: Date, storyNow: Date) {
  const before = (at: Date) => new Date(at.getTime() - OVERDUE_MS).toISOString()
  const { rows } = await db.execute<RowOf<typeof keyColumns>>(sql`
    select ${keyColumns} from notice_delivery d join notice n on n.notice_id = d.notice_id
    where d.state = 'waiting' and (d.held_until < ${before(now)}
      or d.held_until is null and n.created_at < ${before(storyNow)})
    order by d.notice_id desc limit ${MOST}`)
  return rows
}
