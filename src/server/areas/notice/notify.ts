// Telling a user of an event: the notice and its way to other channels are written in the transaction of their cause, and the open
// screens hear of it when that commits.
import { and, eq, gt, sql } from 'drizzle-orm'
import { LIVE_CHANNELS, type NoticeChannel } from '#rules/notices/channels.ts'
import { type NoticeEventKey, type NoticeFacts, noticeEventOf } from '#rules/notices/events.ts'
import { channelsOn } from '#rules/notices/settings.ts'
import type { UserEventKind } from '#rules/user-events.ts'
import type { Tx } from '../../db/client.ts'
import { enqueue } from '../../platform/jobs/run.ts'
import { publish } from '../../platform/realtime/publish.ts'
import { type ActOf, isHeard } from '../block/heard.ts'
import { notificationChoice } from '../identity/tables.ts'
import { notice, noticeDelivery } from './tables.ts'

export const DELIVER_JOB = 'deliver-notice'

/** Head start of the app before other channels: a notice that is read in the app by then is not sent. */
const HEAD_START_MS: Partial<Record<NoticeChannel, number>> = { push: 15_000, mail: 3 * 60_000 }

type Told<Key extends NoticeEventKey> = {
  userId: string
  event: Key
  facts: NoticeFacts<Key>
  /** The character who acted, with its words: a user who mutes it, or whom a block parts from its player, is not told. */
  by?: ActOf | undefined
  /** Area of the app that reacts to the event; by default a toast shows the words of the notice. */
  kind?: UserEventKind
}

/**
 * Tells a user. The caller holds `lockUserEvents`. @param now story time where the event is one of stories
 * @returns channels on which the user is told
 */
export async function notify<Key extends NoticeEventKey>(
  tx: Tx,
  now: Date,
  { userId, event, facts: told, by, kind = 'notice' }: Told<Key>,
): Promise<readonly NoticeChannel[]> {
  const definition = noticeEventOf(event)
  if (!definition) throw new Error(`No notice is defined as ${event}.`)
  // The character stands in the facts, so that a block that comes later hides the notice.
  const facts = by === undefined ? told : { ...(told as object), by: by.characterId }
  const words = definition.say(facts as never, now)
  if (words === null) return []
  const choices = await tx
    .select({ event: notificationChoice.event, channel: notificationChoice.channel, isOn: notificationChoice.isOn })
    .from(notificationChoice)
    .where(and(eq(notificationChoice.userId, userId), eq(notificationChoice.event, definition.setting)))
  const chosen = channelsOn(definition.setting, choices).filter(channel => LIVE_CHANNELS.includes(channel))
  // A user who mutes the act gets no words of it; open screens still learn that their data is old.
  const on = by === undefined || (await isHeard(tx, userId, by)) ? chosen : []
  const isShown = on.includes('app')
  const topic = definition.topic(facts as never)
  if (definition.restMinutes && (await wasTold(tx, now, userId, topic, definition.restMinutes))) return []
  const noticeId = on.length === 0 ? null : await write(tx, now, { userId, event, facts, topic, isShown }, on)
  const said = kind === 'notice' ? { ...words, event } : {}
  await publish(tx, now, { userId, kind, payload: { ...(facts as object), ...said, noticeId, isShown } })
  return on
}

const MINUTE_MS = 60_000

/** Whether a user was told of a topic within the last minutes. */
async function wasTold(tx: Tx, now: Date, userId: string, topic: string, minutes: number): Promise<boolean> {
  const [told] = await tx
    .select({ noticeId: notice.noticeId })
    .from(notice)
    .where(
      and(
        eq(notice.userId, userId),
        eq(notice.topic, topic),
        gt(notice.createdAt, new Date(now.getTime() - minutes * MINUTE_MS)),
      ),
    )
    .limit(1)
  return told !== undefined
}

type Row = Pick<typeof notice.$inferInsert, 'userId' | 'event' | 'facts' | 'topic' | 'isShown'>

async function write(tx: Tx, now: Date, row: Row, on: readonly NoticeChannel[]): Promise<number> {
  // Replacing is safe without a constraint, because the caller holds the lock of the user's events.
  await tx
    .delete(notice)
    .where(and(eq(notice.userId, row.userId), eq(notice.topic, row.topic), sql`${notice.readAt} is null`))
  const [written] = await tx
    .insert(notice)
    .values({ ...row, createdAt: now })
    .returning({ noticeId: notice.noticeId })
  if (!written) throw new Error('A notice was not written.')
  const { noticeId } = written
  for (const channel of on) {
    if (channel === 'app') continue
    await tx.insert(noticeDelivery).values({ noticeId, channel, state: 'waiting' })
    await enqueue(tx, {
      name: DELIVER_JOB,
      payload: { noticeId, channel },
      key: deliveryKey(noticeId, channel),
      storyAt: new Date(now.getTime() + (HEAD_START_MS[channel] ?? 0)),
    })
  }
  return noticeId
}

export const deliveryKey = (noticeId: number, channel: string): string => `${DELIVER_JOB}:${noticeId}:${channel}`

/** Marks the notices about some topics as read, because their user has seen or done what they were about. */
export async function readTopics(
  tx: Tx,
  { userId, topics, now }: { userId: string; topics: readonly string[]; now: Date },
): Promise<void> {
  if (topics.length === 0) return
  await tx.execute(sql`
    update notice set read_at = ${now.toISOString()}
    where user_id = ${userId} and read_at is null and topic in ${[...topics]}`)
}

/** Marks all notices of some events as read. */
export async function readEvents(
  tx: Tx,
  { userId, events, now }: { userId: string; events: readonly NoticeEventKey[]; now: Date },
): Promise<void> {
  await tx.execute(sql`
    update notice set read_at = ${now.toISOString()}
    where user_id = ${userId} and read_at is null and event in ${[...events]}`)
}
