// Stores the toasts as notices, and updates the number on the bell.
import type { QueryClient } from '@tanstack/react-query'
import { randomUuid } from '#app/platform/uuid.ts'
import { type ToastInput, toasts } from '#app/ui/toast-store.ts'
import { UNSEEN_NOTICES } from './notice-count.ts'
import { addNotice, forgetUnkept, isUnseen, noticeOf, readNotices } from './notices.ts'

/** Beginning of the query keys of the list. */
export const NOTICES = 'notice'

const page = randomUuid()

export async function countNotices(userId: string, client: QueryClient): Promise<void> {
  const kept = await readNotices(userId)
  client.setQueryData(UNSEEN_NOTICES, kept.noticeList.filter(notice => isUnseen(notice, kept)).length)
  await client.invalidateQueries({ queryKey: [NOTICES] })
}

/** Stores notices until the user signs out. Returns the function that stops it. */
export function keepNotices(userId: string, client: QueryClient): () => void {
  let stopped = false
  const count = () => {
    if (!stopped && document.visibilityState === 'visible') countNotices(userId, client).catch(() => {})
  }
  const keep = (toast: ToastInput): void => {
    // The announcement of a new version is not kept.
    if (stopped || toast.type === 'update') return
    addNotice(userId, noticeOf(toast, Date.now(), page)).then(count, () => {})
  }
  // Toasts from before this part of the app was loaded.
  for (const toast of toasts.list()) for (const said of toast.entries ?? [toast]) keep(said)
  const stop = toasts.onAdd(keep)
  document.addEventListener('visibilitychange', count)
  count()
  return () => {
    stopped = true
    stop()
    document.removeEventListener('visibilitychange', count)
    forgetUnkept(userId)
  }
}
