// Whether there is a network, as far as can be known: the browser's word, corrected by what calls experience. And when the
// page wakes: the network is back, or whoever left the page looks at it again.
import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** online: there is a network again · resume: the page is looked at again */
export type Wake = 'online' | 'resume'

/** @param since what is known from before then may have changed unheard, in milliseconds of the clock */
type Sleeper = (wake: Wake, since: number) => void

/** Whoever only changes windows for so long has missed nothing worth asking for. */
const MOMENT_MS = 10_000

let goneAt = Date.now()
const watchers = new Set<() => void>()
const sleepers = new Set<Sleeper>()
const notify = () => {
  for (const watcher of watchers) watcher()
}
const wakeUp = (wake: Wake, since: number) => {
  for (const sleeper of sleepers) sleeper(wake, since)
}

const watch = (watcher: () => void): (() => void) => {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export const isOnline = (): boolean => navigator.onLine

/** Sets the query library right before anything asks; it assumes a network until the first event. */
export function startConnectivity(): void {
  onlineManager.setOnline(navigator.onLine)
  window.addEventListener('offline', () => {
    goneAt = Date.now()
    notify()
  })
  window.addEventListener('online', () => {
    // First what reads again, then the screens: none of them says in between that it could not be read.
    wakeUp('online', goneAt)
    notify()
  })
  const resume = () => document.visibilityState === 'visible' && wakeUp('resume', Date.now() - MOMENT_MS)
  for (const event of ['visibilitychange', 'resume']) document.addEventListener(event, resume)
  // Out of the browser's cache of pages: of those that are loaded everything has just been read.
  window.addEventListener('pageshow', event => event.persisted && resume())
}

export const useOnline = (): boolean => useSyncExternalStore(watch, isOnline)

/** Hears when the page wakes, before its screens do. Returns how to stop. */
export function onWake(sleeper: Sleeper): () => void {
  sleepers.add(sleeper)
  return () => sleepers.delete(sleeper)
}
