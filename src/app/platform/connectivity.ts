// Whether there is a network, as far as can be known: the browser's word, corrected by what calls experience.
import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const watchers = new Set<() => void>()
const notify = () => {
  for (const watcher of watchers) watcher()
}

const watch = (watcher: () => void): (() => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export const isOnline = (): boolean => navigator.onLine

/** Sets the query library right before anything asks; it assumes a network until the first event. */
export function startConnectivity(): void {
  onlineManager.setOnline(navigator.onLine)
  for (const event of ['online', 'offline']) window.addEventListener(event, notify)
}

export const useOnline = (): boolean => useSyncExternalStore(watch, isOnline)
