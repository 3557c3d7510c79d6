// What toasts have said on this device, per user: kept over reloads, erased at sign-out (session.ts).
import { get, update } from 'idb-keyval'
import { noticesKey } from '#app/platform/session.ts'
import { keyval } from '#app/platform/storage.ts'
import type { ToastInput } from '#app/ui/toast-store.ts'

/** The oldest goes. */
const MOST = 100
/** Of the same event every open tab hears at about the same time. */
const SAME_EVENT_MS = 5_000

export type Notice = Pick<ToastInput, 'type' | 'look' | 'title' | 'overline' | 'line' | 'trailing'> & {
  /** when it was said */
  at: number
  /** which page said it */
  page: string
  /** where its toast led */
  link?: { label: string; href: string }
  /** it told of what happened by itself, and no answer to a press: it counts as unread until the list was opened */
  isNews: boolean
}

export type KeptNotices = {
  /** the newest first */
  noticeList: readonly Notice[]
  /** when the list was last opened */
  seenAt: number
}

const NONE: KeptNotices = { noticeList: [], seenAt: 0 }

/** Of each user, where the browser keeps nothing: it stands for as long as the page. */
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

/** What the toast said, as a notice. What can be undone is said without its undo: that was for as long as the toast stood. */
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
