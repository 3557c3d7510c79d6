// Previews that the reader has closed, which stay closed on this device (doc2 §4).
import { get, update } from 'idb-keyval'
import { useSyncExternalStore } from 'react'
import { keyval } from '#app/platform/storage.ts'

const KEY = 'closed-cards'
/** Most remembered addresses; beyond it the oldest cards appear again. */
const MOST = 1_000

let closed: ReadonlySet<string> | null = null
const watchers = new Set<() => void>()

const put = (urls: Iterable<string>): void => {
  closed = new Set(urls)
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  if (closed === null) {
    get<string[]>(KEY, keyval).then(
      kept => put(kept ?? []),
      // Without storage closed cards are remembered only in this page.
      () => put([]),
    )
  }
  return () => watchers.delete(watcher)
}

/** Whether the card of an address was closed; null while that is being read, and the card is hidden. */
export const useClosedCard = (url: string): boolean | null =>
  useSyncExternalStore(
    watch,
    () => (closed === null ? null : closed.has(url)),
    () => null,
  )

export function closeCard(url: string): void {
  put([...(closed ?? []), url])
  update<string[]>(KEY, (kept = []) => [...kept.filter(other => other !== url), url].slice(-MOST), keyval).catch(
    () => {},
  )
}
