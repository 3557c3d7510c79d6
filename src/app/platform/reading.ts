// Preferences of this device for the display of texts; they contain no text of a user (doc1 §3: client state).
import { useSyncExternalStore } from 'react'

const KEY = 'tsumugi-link-previews'

let shown: boolean | undefined
const watchers = new Set<() => void>()

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== '0'
  } catch {
    return true
  }
}

/**
 * baseTextUrlCardDisplayFlg (doc1 §3, G51): whether links to other sites get a preview under their paragraph. On by default.
 */
export const useLinkPreviews = (): boolean =>
  useSyncExternalStore(
    watcher => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => {
      shown ??= read()
      return shown
    },
  )

export function setLinkPreviews(next: boolean): void {
  shown = next
  try {
    localStorage.setItem(KEY, next ? '1' : '0')
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
  for (const watcher of watchers) watcher()
}
