// Storage of the results of acts as notices of this device, and upkeep of the number on the bell.
import type { QueryClient } from '@tanstack/react-query'
import { randomUuid } from '#app/platform/uuid.ts'
import { type ToastInput, toasts } from '#app/ui/toast-store.ts'
import { addNotice, forgetUnkept, noticeOf } from './notices.ts'
import { noticeQueries } from './queries.ts'
import { countNotices, DEVICE_NOTICES, readHere, readUnread } from './unread.ts'

const page = randomUuid()

/** Stores notices until the user signs out. Returns the function that stops it. */
export function keepNotices(userId: string, client: QueryClient): () => void {
  let stopped = false
  const count = () => {
    if (!stopped) countNotices(userId, client).catch(() => {})
  }
  const read = () => {
    if (!stopped && document.visibilityState === 'visible') readUnread(userId, client).catch(() => {})
  }
  const keep = (toast: ToastInput): void => {
    // The announcement of a new version is not kept, and what the server tells stands in its own list.
    if (stopped || toast.type === 'update' || toast.isTold) return
    addNotice(userId, noticeOf(toast, Date.now(), page)).then(
      () => {
        count()
        return client.invalidateQueries({ queryKey: [DEVICE_NOTICES] })
      },
      () => {},
    )
  }
  // Toasts from before this part of the app was loaded.
  for (const toast of toasts.list()) for (const said of toast.entries ?? [toast]) keep(said)
  const stop = toasts.onAdd(keep)
  const hash = JSON.stringify(noticeQueries.unread().queryKey)
  const stopCounting = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && JSON.stringify(query.queryKey) === hash) count()
  })
  document.addEventListener('visibilitychange', read)
  count()
  // The page that is open at the start may be the one that a notice leads to.
  readUnread(userId, client)
    .then(() => (stopped ? undefined : readHere(userId, client, window.location.pathname + window.location.search)))
    .catch(() => {})
  return () => {
    stopped = true
    stop()
    stopCounting()
    document.removeEventListener('visibilitychange', read)
    forgetUnkept(userId)
  }
}
