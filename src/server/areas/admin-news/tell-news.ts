// Job that tells everybody of a published article: some users at a time, each once, also when a job runs twice.
import { eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { enqueue, type Job } from '../../platform/jobs/run.ts'
import { lockUserEvents } from '../../platform/realtime/publish.ts'
import { OPEN_ACCOUNT } from '../identity/standing.ts'
import { appUser } from '../identity/tables.ts'
import { newsPost } from '../news/tables.ts'
import { notify } from '../notice/notify.ts'

const JOB = 'tell-news'
/** Receivers of one transaction, which holds a lock for each. */
const BATCH = 200

const idColumn = columnsOf(appUser, 'u', ['userId'])

const payloadShape = z.object({ postId: z.number().int().min(1), after: z.string() })

export const tellNewsJob: Job = {
  name: JOB,
  waitsForStory: true,
  run: async ({ db, story }, payload) => tellNews(db, payloadShape.parse(payload), await story.now(db)),
}

/** Queues the job for the time of publication. */
export const queueNews = (tx: Tx, postId: number, at: Date, after = ''): Promise<void> =>
  enqueue(tx, { name: JOB, payload: { postId, after }, key: `${JOB}:${postId}:${after}`, storyAt: at })

export const tellNews = (db: Db, { postId, after }: z.infer<typeof payloadShape>, now: Date): Promise<void> =>
  transact(db, async tx => {
    const [article] = await tx.select().from(newsPost).where(eq(newsPost.postId, postId))
    // An article that was withdrawn or put off meanwhile is no news.
    if (!article?.publishedAt || article.publishedAt > now) return
    const { rows } = await tx.execute<RowOf<typeof idColumn> & { isTold: boolean }>(sql`
      select ${idColumn}, exists (
        select 1 from notice n where n.user_id = u.user_id and n.topic = ${`news:${postId}`}) as "isTold"
      from app_user u where u.user_id > ${after} and u.account_status = ${OPEN_ACCOUNT} and u.mailaddress not like '%.invalid'
      order by u.user_id limit ${BATCH}`)
    const { title, category } = article
    for (const { userId, isTold } of rows) {
      if (isTold) continue
      await lockUserEvents(tx, userId)
      const event = category === 'important' ? 'news.important' : 'news.published'
      await notify(tx, now, { userId, event, facts: { postId, title, category } })
    }
    const last = rows.at(-1)
    if (last && rows.length === BATCH) await queueNews(tx, postId, now, last.userId)
  })
