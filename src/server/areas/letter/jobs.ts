// Jobs of letters: gifts whose date has passed go back, and the rounds of the makai post.
import { sql } from 'drizzle-orm'
import { type Db, transact } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import type { Job } from '../../platform/jobs/run.ts'
import { expireGift } from './gifts.ts'
import { deliverDue } from './makai-deliver.ts'
import { letterGift } from './tables.ts'

const BATCH = 100
const idColumn = columnsOf(letterGift, null, ['letterId'])

export async function expireGifts(db: Db, now: Date): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<RowOf<typeof idColumn>>(sql`
      select ${idColumn} from letter_gift where state = 'waiting' and ends_at <= ${now.toISOString()}
      order by ends_at, letter_id limit ${BATCH}`)
    for (const { letterId } of rows) await transact(db, tx => expireGift(tx, letterId, now))
    if (rows.length < BATCH) return
  }
}

export const letterJobs: readonly Job[] = [
  {
    name: 'return-gifts',
    cron: '*/5 * * * *',
    run: async ({ db, story }) => expireGifts(db, await story.now(db)),
  },
  {
    name: 'makai-round',
    cron: '*/5 * * * *',
    run: async ({ db, story }) => void (await deliverDue(db, await story.now(db))),
  },
]
