// Judgement of a notice just before it is sent to a channel: one that was read, has become untrue or would come too late is dropped, and
// quiet hours hold it back. Settings and rights are looked at again each time.
import { eq, sql } from 'drizzle-orm'
import { type NoticeChannel, type QuietHours, quietFor, USUAL_QUIET } from '#rules/notices/channels.ts'
import { type NoticeEventKey, noticeEventOf } from '#rules/notices/events.ts'
import { type NoticeEvent, type NoticeWords, worthUntil } from '#rules/notices/notice.ts'
import { channelsOn, type NoticeChoice } from '#rules/notices/settings.ts'
import type { Tx } from '../../db/client.ts'
import type { JobContext } from '../../platform/jobs/run.ts'
import { isHeard } from '../block/heard.ts'
import { OPEN_ACCOUNT } from '../identity/standing.ts'
import { appUser, quietHours } from '../identity/tables.ts'
import { notice, type noticeDelivery } from './tables.ts'

export type StoredNotice = typeof notice.$inferSelect
type Receiver = Pick<typeof appUser.$inferSelect, 'userId' | 'userName' | 'mailaddress'>
export type Sending = {
  notice: StoredNotice
  definition: NoticeEvent<never>
  words: NoticeWords
  receiver: Receiver
  /** Milliseconds for which it stays worth sending. */
  worthMs: number
  now: Date
}

/** Checks whether an event is still true, by its key. An event without a check counts as true until it is too late. */
export type NoticeChecks = Partial<Record<NoticeEventKey, (tx: Tx, notice: StoredNotice) => Promise<boolean>>>

export type Fate = (typeof noticeDelivery.$inferSelect)['state'] | { waitMs: number }
export type Judged = Sending | { fate: Fate }

export async function judge(
  tx: Tx,
  context: Pick<JobContext, 'clock' | 'story'>,
  checks: NoticeChecks,
  { noticeId, channel }: { noticeId: number; channel: NoticeChannel },
): Promise<Judged> {
  const row = await readNotice(tx, noticeId)
  const definition = row && noticeEventOf(row.notice.event)
  if (!row || !definition || row.standing !== OPEN_ACCOUNT) return { fate: 'off' }
  const { notice: told, receiver } = row
  if (told.readAt !== null) return { fate: 'read' }
  if (!channelsOn(definition.setting, row.choices).includes(channel)) return { fate: 'off' }
  const storyNow = await context.story.now(tx)
  const until = worthUntil(definition, told.facts, told.createdAt).getTime()
  const saidAt = (at: number): NoticeWords | null =>
    at <= until ? definition.say(told.facts as never, new Date(at)) : null
  const words = saidAt(storyNow.getTime())
  if (words === null) return { fate: 'late' }
  const check = checks[told.event as NoticeEventKey]
  if (check && !(await check(tx, told))) return { fate: 'untrue' }
  const by = (told.facts as { by?: string }).by
  if (by !== undefined && !(await isHeard(tx, told.userId, { characterId: by }))) return { fate: 'untrue' }
  const now = context.clock.now()
  const quiet: QuietHours = row.quiet ?? USUAL_QUIET
  const mayRing = quiet.letsLastReminder && (definition.mayRing?.(told.facts as never) ?? false)
  const waitMs = mayRing ? 0 : quietFor(quiet, now)
  if (waitMs > 0) return { fate: saidAt(storyNow.getTime() + waitMs) === null ? 'late' : { waitMs } }
  return { notice: told, definition, words, receiver, worthMs: until - storyNow.getTime(), now }
}

/** A notice with what its user wishes. */
async function readNotice(tx: Tx, noticeId: number) {
  const [row] = await tx
    .select({
      notice,
      receiver: { userId: appUser.userId, userName: appUser.userName, mailaddress: appUser.mailaddress },
      standing: appUser.accountStatus,
      quiet: quietHours,
      choices: sql<
        NoticeChoice[]
      >`coalesce((select json_agg(json_build_object('event', c.event, 'channel', c.channel, 'isOn', c.is_on))
        from notification_choice c where c.user_id = ${appUser.userId}), '[]')`,
    })
    .from(notice)
    .innerJoin(appUser, eq(appUser.userId, notice.userId))
    .leftJoin(quietHours, eq(quietHours.userId, notice.userId))
    .where(eq(notice.noticeId, noticeId))
  return row
}
