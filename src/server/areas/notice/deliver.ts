// Job that brings a notice to a channel, once, if it is still worth it.
import { and, eq } from 'drizzle-orm'
import * as z from 'zod'
import type { NoticeChannel } from '#rules/notices/channels.ts'
import { type Tx, transact } from '../../db/client.ts'
import { enqueue, type Job, type JobContext } from '../../platform/jobs/run.ts'
import { type Fate, judge, type NoticeChecks, type Sending } from './judge.ts'
import { DELIVER_JOB, deliveryKey } from './notify.ts'
import { noticeDelivery } from './tables.ts'

const payloadShape = z.object({ noticeId: z.number().int().min(1), channel: z.string() })

/** Function that queues a notice for its channel, in the transaction that marks it as sent; false where it cannot be sent. */
export type SendNotice = (tx: Tx, context: JobContext, sending: Sending) => Promise<boolean>

/**
 * Channel beside the app: the function that writes for it, and the one that begins the sending once that is committed.
 */
export type NoticeSender = { write: SendNotice; begin?: (context: JobContext) => void }

export type Ways = { senders: Partial<Record<NoticeChannel, NoticeSender>>; checks: NoticeChecks }

export const deliverJob = (ways: Ways): Job => ({
  name: DELIVER_JOB,
  waitsForStory: true,
  run: (context, payload) => deliver(context, ways, payloadShape.parse(payload)),
})

export async function deliver(
  context: JobContext,
  ways: Ways,
  { noticeId, channel }: { noticeId: number; channel: string },
): Promise<void> {
  const fate = await transact(context.db, async tx => {
    const thisOne = and(eq(noticeDelivery.noticeId, noticeId), eq(noticeDelivery.channel, channel))
    const [waiting] = await tx
      .select()
      .from(noticeDelivery)
      .where(and(thisOne, eq(noticeDelivery.state, 'waiting')))
      .for('update')
    if (!waiting) return null
    const next = await send(tx, context, ways, noticeId, channel as NoticeChannel)
    const now = context.clock.now()
    if (typeof next === 'object') {
      const runAt = new Date(now.getTime() + next.waitMs)
      const key = `${deliveryKey(noticeId, channel)}:${runAt.getTime()}`
      await enqueue(tx, { name: DELIVER_JOB, payload: { noticeId, channel }, key, runAt })
      await tx.update(noticeDelivery).set({ heldUntil: runAt }).where(thisOne)
    } else await tx.update(noticeDelivery).set({ state: next, decidedAt: now }).where(thisOne)
    return next
  })
  if (fate === 'sent') ways.senders[channel as NoticeChannel]?.begin?.(context)
}

async function send(
  tx: Tx,
  context: JobContext,
  { senders, checks }: Ways,
  noticeId: number,
  channel: NoticeChannel,
): Promise<Fate> {
  const sender = senders[channel]
  if (!sender) return 'off'
  const judged = await judge(tx, context, checks, { noticeId, channel })
  if ('fate' in judged) return judged.fate
  return (await sender.write(tx, context, judged)) ? 'sent' : 'off'
}
