// Channels of notices, and the quiet hours, in which nothing is pushed or mailed.

/** Ways in which a notice reaches its user: the list in the app, a push to a device, a mail. */
export const NOTICE_CHANNELS = ['app', 'push', 'mail'] as const
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number]

/** Channels of this version. A later one has its column in the defaults already, and is offered when it exists. */
export const LIVE_CHANNELS: readonly NoticeChannel[] = ['app', 'push', 'mail']

export const noticeChannelLabels: Record<NoticeChannel, string> = { app: 'アプリ内', push: 'プッシュ', mail: 'メール' }

/** @property fromMinute first minute of the day in Japan, toMinute first minute after them; the same minute means all day */
export type QuietHours = { isOn: boolean; fromMinute: number; toMinute: number; letsLastReminder: boolean }

/** Quiet hours of somebody who has chosen nothing. */
export const USUAL_QUIET: QuietHours = { isOn: true, fromMinute: 23 * 60, toMinute: 7 * 60, letsLastReminder: false }

/** Step of the times that can be chosen. */
export const QUIET_STEP_MINUTES = 30
const DAY_MINUTES = 24 * 60
const MINUTE_MS = 60_000
const JAPAN_AHEAD_MS = 9 * 60 * MINUTE_MS

/** Milliseconds until the quiet hours end; 0 outside them. */
export function quietFor({ isOn, fromMinute, toMinute }: QuietHours, now: Date): number {
  if (!isOn) return 0
  const since = (now.getTime() + JAPAN_AHEAD_MS) % (DAY_MINUTES * MINUTE_MS)
  const [from, to] = [fromMinute * MINUTE_MS, toMinute * MINUTE_MS]
  const isQuiet = from < to ? since >= from && since < to : since >= from || since < to
  if (!isQuiet) return 0
  return to > since ? to - since : DAY_MINUTES * MINUTE_MS - since + to
}

/** Words of a minute of the day: 23:00. */
export const minuteWords = (minute: number): string =>
  `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
