// Jobs of notices: bringing them to other channels, looking for those that were left over, and deleting old ones.
import { lt } from 'drizzle-orm'
import { NOTICE_DAYS } from '#rules/notices/notice.ts'
import type { Job } from '../../platform/jobs/run.ts'
import { deliverJob, type Ways } from './deliver.ts'
import type { NoticeChecks } from './judge.ts'
import { mailNotice } from './mail-channel.ts'
import { beginPushing } from './push/lanes.ts'
import { queuePush } from './push/queue.ts'
import { sweepNotices } from './sweep.ts'
import { notice } from './tables.ts'

const DAY_MS = 86_400_000

/** Channels beside the app. A later one brings its sender here, and its name in LIVE_CHANNELS of the rules. */
export const waysWith = (checks: NoticeChecks): Ways => ({
  checks,
  senders: {
    mail: { write: mailNotice },
    push: { write: queuePush, begin: context => beginPushing(context, checks) },
  },
})

export const noticeJobs = (checks: NoticeChecks): readonly Job[] => [
  deliverJob(waysWith(checks)),
  {
    name: 'sweep-notices',
    cron: '* * * * *',
    run: async context => {
      // Pushes that wait are looked for too: retries whose time has come, lots of a process that died.
      beginPushing(context, checks)
      await sweepNotices(context, waysWith(checks))
    },
  },
  {
    name: 'forget-notices',
    cron: '17 18 * * *',
    run: async ({ db, clock }) => {
      await db.delete(notice).where(lt(notice.createdAt, new Date(clock.now().getTime() - NOTICE_DAYS * DAY_MS)))
    },
  },
]
