// Settings of notices: the matrix of events and channels, and the quiet hours.
import { eq } from 'drizzle-orm'
import { NOTICE_CHANNELS, type NoticeChannel, type QuietHours, USUAL_QUIET } from '#rules/notices/channels.ts'
import { isLockedOn, isNoticeSetting } from '#rules/notices/settings.ts'
import type { Db, Tx } from '../../db/client.ts'
import type { CallContext } from '../../platform/context.ts'
import { refuse } from '../../platform/refuse.ts'
import { appUser, notificationChoice, quietHours } from '../identity/tables.ts'

export async function getSettings(db: Db, { userId }: { userId: string }, { mailer }: Pick<CallContext, 'mailer'>) {
  const choices = await db
    .select({ event: notificationChoice.event, channel: notificationChoice.channel, isOn: notificationChoice.isOn })
    .from(notificationChoice)
    .where(eq(notificationChoice.userId, userId))
  const [user] = await db.select().from(appUser).where(eq(appUser.userId, userId))
  return {
    // Choices for events or channels that only another version of the service knows are left out.
    choiceList: choices.flatMap(({ event, channel: name, isOn }) => {
      const channel = NOTICE_CHANNELS.find(known => known === name)
      return channel && isNoticeSetting(event) ? [{ event, channel, isOn }] : []
    }),
    quiet: await quietOf(db, userId),
    mailaddress: user?.mailaddress ?? '',
    isMailed: mailer !== null,
  }
}

async function quietOf(db: Db | Tx, userId: string): Promise<QuietHours> {
  const [chosen] = await db.select().from(quietHours).where(eq(quietHours.userId, userId))
  if (!chosen) return USUAL_QUIET
  const { isOn, fromMinute, toMinute, letsLastReminder } = chosen
  return { isOn, fromMinute, toMinute, letsLastReminder }
}

type Choice = { userId: string; event: string; channel: NoticeChannel; isOn: boolean }

/** @throws NOTICE_LOCKED */
export async function choose(tx: Tx, { userId, event, channel, isOn }: Choice) {
  if (!isNoticeSetting(event) || isLockedOn(event, channel)) throw refuse('NOTICE_LOCKED')
  await tx
    .insert(notificationChoice)
    .values({ userId, event, channel, isOn })
    .onConflictDoUpdate({
      target: [notificationChoice.userId, notificationChoice.event, notificationChoice.channel],
      set: { isOn },
    })
  return { event, channel, isOn }
}

export async function setQuiet(
  tx: Tx,
  { userId, isOn, fromMinute, toMinute, letsLastReminder }: QuietHours & { userId: string },
) {
  const quiet = { isOn, fromMinute, toMinute, letsLastReminder }
  await tx
    .insert(quietHours)
    .values({ userId, ...quiet })
    .onConflictDoUpdate({ target: quietHours.userId, set: quiet })
  return quiet
}
