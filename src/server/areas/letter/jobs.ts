// Jobs of letters: gifts whose date has passed go back, and the rounds of the makai post.
import { sql } from 'drizzle-orm'
import { type Db, transact } from '../../db/client.ts'
import type { Job } from '../../platform/jobs/run.ts'
import { expireGift } from './gifts.ts'
import { deliverDue } from './makai-deliver.ts'

const BATCH = 100

export async function expireGifts(db: Db, now: Date): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<{ letterId: number }>(sql`
      select letter_id as "letterId" from letter_gift where state = 'waiting' and ends_at <= ${now.toISOString()}
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
