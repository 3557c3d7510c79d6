// Telling people of a post: the writer of the post that it answers at once, those who watch the thread by a job, some at a time and each once.
import { eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { ThreadScope } from '#rules/communities.ts'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { enqueue, type Job } from '../../platform/jobs/run.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { lockUserEvents } from '../../platform/realtime/publish.ts'
import { character } from '../character/tables.ts'
import { notify } from '../notice/notify.ts'
import { type OpenThread, readableThread } from './rights.ts'
import { community, communityPost, communityThread, communityWatch } from './tables.ts'

const WATCHERS_JOB = 'tell-watchers'
/** Receivers of one transaction, which holds a lock for each. */
const BATCH = 100

/** @property after last receiver of the batch before */
const payloadShape = z.object({ postId: z.number().int().min(1), after: z.string() })

export const watchersJob: Job = {
  name: WATCHERS_JOB,
  run: async ({ db, story }, payload) => tellWatchers(db, payloadShape.parse(payload), await story.now(db)),
}

export const queueWatchers = (tx: Tx, postId: number, after = ''): Promise<void> =>
  enqueue(tx, { name: WATCHERS_JOB, payload: { postId, after }, key: `${WATCHERS_JOB}:${postId}:${after}` })

const watcher = columnsOf(communityWatch, 'w', ['userId'])

export const tellWatchers = (db: Db, { postId, after }: z.infer<typeof payloadShape>, now: Date): Promise<void> =>
  transact(db, async tx => {
    const [found] = await tx
      .select({ post: communityPost, thread: communityThread, of: community, name: character.characterFullName })
      .from(communityPost)
      .innerJoin(communityThread, eq(communityThread.threadId, communityPost.threadId))
      .innerJoin(community, eq(community.communityId, communityThread.communityId))
      .innerJoin(character, eq(character.characterId, communityPost.characterId))
      .where(eq(communityPost.postId, postId))
    // A post that was taken away meanwhile is no news.
    if (!found || found.post.deletedAt || found.thread.deletedAt || found.of.dissolvedAt) return
    const { post, thread, of, name } = found
    const { rows } = await tx.execute<RowOf<typeof watcher>>(sql`
      select ${watcher} from community_watch w
      where w.thread_id = ${thread.threadId} and w.user_id > ${after} and w.user_id <> ${post.userId}
      order by w.user_id limit ${BATCH}`)
    for (const { userId } of rows) {
      await lockUserEvents(tx, userId)
      // The mark is written with the notice, so that a job that runs twice tells once. Those who may not read it any more are not told.
      const { rowCount } = await tx.execute(sql`
        update community_watch w set told_post_id = ${postId}
        where w.thread_id = ${thread.threadId} and w.user_id = ${userId} and w.told_post_id < ${postId}
          and exists (select 1 from community_thread t where t.thread_id = w.thread_id and ${readableThread(userId)})
          and not exists (select 1 from community_post r where r.post_id = ${post.replyTo} and r.user_id = ${userId})`)
      if (!rowCount) continue
      const facts = { ...factsOf({ ...of, ...thread }), postId, name }
      const by = { characterId: post.characterId, texts: [post.body] }
      await notify(tx, now, { userId, event: 'community.post', facts, by })
    }
    const last = rows.at(-1)
    if (last && rows.length === BATCH) await queueWatchers(tx, postId, last.userId)
  })

type Place = { worldId: string; communityId: number; communityName: string; threadId: number; title: string }
const factsOf = ({ worldId, communityId, communityName, threadId, title }: Place) => ({
  ...{ worldId, communityId, communityName, threadId, title },
})

type Answered = { thread: OpenThread; own: OwnCharacter; body: string; postId: number; userId: string; now: Date }

/** Tells the writer of an answered post, who may have left what is for members alone. */
export async function tellAnswered(tx: Tx, { thread, own, body, postId, userId, now }: Answered): Promise<void> {
  const { rows } = await tx.execute(sql`
    select 1 from community_thread t where t.thread_id = ${thread.threadId} and ${readableThread(userId)}`)
  if (rows.length === 0) return
  const { characterId, characterFullName } = own
  const facts = { ...factsOf(thread), postId, name: characterFullName }
  await notify(tx, now, { userId, event: 'community.reply', facts, by: { characterId, texts: [body] } })
}

type Newest = { communityId: number; threadId: number; scope: ThreadScope; now: Date }

/** Notes the time of a post for the order of threads, and where everybody may read it for that of communities. */
export async function noteNewest(tx: Tx, { communityId, threadId, scope, now }: Newest): Promise<void> {
  await tx.update(communityThread).set({ lastPostAt: now }).where(eq(communityThread.threadId, threadId))
  if (scope !== 'members')
    await tx.update(community).set({ lastPostAt: now }).where(eq(community.communityId, communityId))
}
