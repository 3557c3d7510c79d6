// Jobs of notices: bringing them to other channels, and forgetting the old ones.
import { lt } from 'drizzle-orm'
import { NOTICE_DAYS } from '#rules/notices/notice.ts'
import type { Job } from '../../platform/jobs/run.ts'
import { deliverJob, type NoticeChecks } from './deliver.ts'
import { mailNotice } from './mail-channel.ts'
import { notice } from './tables.ts'

const DAY_MS = 86_400_000

/** Channels beside the app. A later one brings its sender here, and its name in LIVE_CHANNELS of the rules. */
export const senders = { mail: mailNotice }

export const noticeJobs = (checks: NoticeChecks): readonly Job[] => [
  deliverJob({ senders, checks }),
  {
    name: 'forget-notices',
    cron: '17 18 * * *',
    run: async ({ db, clock }) => {
      await db.delete(notice).where(lt(notice.createdAt, new Date(clock.now().getTime() - NOTICE_DAYS * DAY_MS)))
    },
  },
]
