// Notices on this device, made from toasts, per user: kept over reloads, erased at sign-out (session.ts).
import { get, update } from 'idb-keyval'
import { noticesKey } from '#app/platform/session.ts'
import { keyval } from '#app/platform/storage.ts'
import type { ToastInput } from '#app/ui/toast-store.ts'

/** Most notices; the oldest is deleted. */
const MOST = 100
/** Time within which equal notices of several tabs count as one event. */
const SAME_EVENT_MS = 5_000

export type Notice = Pick<ToastInput, 'type' | 'look' | 'title' | 'overline' | 'line' | 'trailing'> & {
  /** time of the toast */
  at: number
  /** id of the page that showed the toast */
  page: string
  /** target of the toast */
  link?: { label: string; href: string }
  /** whether it reported an event and not the result of a press: it counts as unread until the list is opened */
  isNews: boolean
}

export type KeptNotices = {
  /** notices, the newest first */
  noticeList: readonly Notice[]
  /** time of the last opening of the list */
  seenAt: number
}

const NONE: KeptNotices = { noticeList: [], seenAt: 0 }

/** Notices by user when the browser gives no storage; kept as long as the page is open. */
const unkept = new Map<string, KeptNotices>()

export const isUnseen = ({ isNews, at }: Notice, { seenAt }: Pick<KeptNotices, 'seenAt'>): boolean =>
  isNews && at > seenAt

export async function readNotices(userId: string): Promise<KeptNotices> {
  const kept = await get<KeptNotices>(noticesKey(userId), keyval).catch(() => undefined)
  return kept ?? unkept.get(userId) ?? NONE
}

async function change(userId: string, next: (kept: KeptNotices) => KeptNotices): Promise<void> {
  try {
    await update<KeptNotices>(noticesKey(userId), kept => next(kept ?? NONE), keyval)
    unkept.delete(userId)
  } catch {
    unkept.set(userId, next(unkept.get(userId) ?? NONE))
  }
}

/** Notice of a toast. An undo button is left out, because it was meant for the time of the toast. */
export function noticeOf(toast: ToastInput, at: number, page: string): Notice {
  const { type, look, title, overline, line, trailing, action, group } = toast
  const link = action && 'href' in action ? { link: { label: action.label, href: action.href } } : {}
  return { type, look, title, overline, line, trailing, at, page, isNews: group !== undefined, ...link }
}

export const addNotice = (userId: string, notice: Notice): Promise<void> =>
  change(userId, kept => {
    const isSame = (other: Notice) =>
      other.page !== notice.page &&
      Math.abs(other.at - notice.at) < SAME_EVENT_MS &&
      other.title === notice.title &&
      other.overline === notice.overline
    if (notice.isNews && kept.noticeList.some(isSame)) return kept
    return { ...kept, noticeList: [notice, ...kept.noticeList].slice(0, MOST) }
  })

export const markNoticesSeen = (userId: string, at: number): Promise<void> =>
  change(userId, kept => ({ ...kept, seenAt: Math.max(kept.seenAt, at) }))

export function forgetUnkept(userId: string): void {
  unkept.delete(userId)
}
