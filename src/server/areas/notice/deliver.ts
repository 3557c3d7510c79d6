// Job that brings a notice to a channel, once: what was read, has become untrue or would come too late is dropped, and quiet hours
// hold it back. Settings and rights are looked at again when it is sent.
import { and, eq } from 'drizzle-orm'
import * as z from 'zod'
import { type NoticeChannel, type QuietHours, quietFor, USUAL_QUIET } from '#rules/notices/channels.ts'
import { type NoticeEventKey, noticeEventOf } from '#rules/notices/events.ts'
import type { NoticeEvent, NoticeWords } from '#rules/notices/notice.ts'
import { channelsOn } from '#rules/notices/settings.ts'
import { type Tx, transact } from '../../db/client.ts'
import { enqueue, type Job, type JobContext } from '../../platform/jobs/run.ts'
import { OPEN_ACCOUNT } from '../identity/standing.ts'
import { appUser, notificationChoice, quietHours } from '../identity/tables.ts'
import { DELIVER_JOB, deliveryKey } from './notify.ts'
import { notice, noticeDelivery } from './tables.ts'

const payloadShape = z.object({ noticeId: z.number().int().min(1), channel: z.string() })
const MINUTE_MS = 60_000

export type StoredNotice = typeof notice.$inferSelect
type Receiver = Pick<typeof appUser.$inferSelect, 'userId' | 'userName' | 'mailaddress'>
export type Sending = {
  notice: StoredNotice
  definition: NoticeEvent<never>
  words: NoticeWords
  receiver: Receiver
  now: Date
}

/** Writes what a job of the channel's own sends, in the transaction that marks it as sent. False where it cannot be sent. */
export type SendNotice = (tx: Tx, context: JobContext, sending: Sending) => Promise<boolean>

/** Whether an event is still true, by its key; what has none stays true until it is too late. */
export type NoticeChecks = Partial<Record<NoticeEventKey, (tx: Tx, notice: StoredNotice) => Promise<boolean>>>

type Ways = { senders: Partial<Record<NoticeChannel, SendNotice>>; checks: NoticeChecks }

export const deliverJob = (ways: Ways): Job => ({
  name: DELIVER_JOB,
  waitsForStory: true,
  run: (context, payload) => deliver(context, ways, payloadShape.parse(payload)),
})

type Fate = (typeof noticeDelivery.$inferSelect)['state'] | { waitMs: number }

export const deliver = (
  context: JobContext,
  ways: Ways,
  { noticeId, channel }: { noticeId: number; channel: string },
): Promise<void> =>
  transact(context.db, async tx => {
    const thisOne = and(eq(noticeDelivery.noticeId, noticeId), eq(noticeDelivery.channel, channel))
    const [waiting] = await tx
      .select()
      .from(noticeDelivery)
      .where(and(thisOne, eq(noticeDelivery.state, 'waiting')))
      .for('update')
    if (!waiting) return
    const fate = await send(tx, context, ways, noticeId, channel as NoticeChannel)
    const now = context.clock.now()
    if (typeof fate === 'object') {
      const runAt = new Date(now.getTime() + fate.waitMs)
      const key = `${deliveryKey(noticeId, channel)}:${runAt.getTime()}`
      await enqueue(tx, { name: DELIVER_JOB, payload: { noticeId, channel }, key, runAt })
    } else await tx.update(noticeDelivery).set({ state: fate, decidedAt: now }).where(thisOne)
  })

async function send(
  tx: Tx,
  context: JobContext,
  { senders, checks }: Ways,
  noticeId: number,
  channel: NoticeChannel,
): Promise<Fate> {
  const [row] = await tx
    .select({
      notice,
      receiver: { userId: appUser.userId, userName: appUser.userName, mailaddress: appUser.mailaddress },
      standing: appUser.accountStatus,
    })
    .from(notice)
    .innerJoin(appUser, eq(appUser.userId, notice.userId))
    .where(eq(notice.noticeId, noticeId))
  const definition = row && noticeEventOf(row.notice.event)
  const sender = senders[channel]
  if (!row || !definition || !sender || row.standing !== OPEN_ACCOUNT) return 'off'
  const { notice: told, receiver } = row
  if (told.readAt !== null) return 'read'
  const { choices, quiet } = await wishesOf(tx, told.userId)
  if (!channelsOn(definition.setting, choices).includes(channel)) return 'off'
  const storyNow = await context.story.now(tx)
  const saidAt = (at: Date): NoticeWords | null => {
    const isWorth = at.getTime() <= told.createdAt.getTime() + definition.worthMinutes * MINUTE_MS
    return isWorth ? definition.say(told.facts as never, at) : null
  }
  const words = saidAt(storyNow)
  if (words === null) return 'late'
  const check = checks[told.event as NoticeEventKey]
  if (check && !(await check(tx, told))) return 'untrue'
  const mayRing = quiet.letsLastReminder && (definition.mayRing?.(told.facts as never) ?? false)
  const waitMs = mayRing ? 0 : quietFor(quiet, context.clock.now())
  if (waitMs > 0) return saidAt(new Date(storyNow.getTime() + waitMs)) === null ? 'late' : { waitMs }
  const isSent = await sender(tx, context, { notice: told, definition, words, receiver, now: context.clock.now() })
  return isSent ? 'sent' : 'off'
}

async function wishesOf(tx: Tx, userId: string) {
  const choices = await tx.select().from(notificationChoice).where(eq(notificationChoice.userId, userId))
  const [chosen] = await tx.select().from(quietHours).where(eq(quietHours.userId, userId))
  const quiet: QuietHours = chosen ?? USUAL_QUIET
  return { choices, quiet }
}
