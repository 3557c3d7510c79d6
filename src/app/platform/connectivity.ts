// State of the network as far as it is known: the browser's report, corrected by the results of calls. And waking of the
// page: when the network returns, or the user looks at the page again.
import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** online: the network has returned · resume: the user looks at the page again · pull: the user asks for what is new */
export type Wake = 'online' | 'resume' | 'pull'

/** @param since time in milliseconds after which changes may have been missed */
type Sleeper = (wake: Wake, since: number) => void

/** Absence after which reads are repeated; during a short change of windows nothing important is missed. */
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

/** Gives the query library the real state before the first call; it assumes a network until the first event. */
export function startConnectivity(): void {
  onlineManager.setOnline(navigator.onLine)
  window.addEventListener('offline', () => {
    goneAt = Date.now()
    notify()
  })
  window.addEventListener('online', () => {
    // Reads are repeated first, then the screens are told, so that none of them reports a failure in between.
    wakeUp('online', goneAt)
    notify()
  })
  const resume = () => document.visibilityState === 'visible' && wakeUp('resume', Date.now() - MOMENT_MS)
  for (const event of ['visibilitychange', 'resume']) document.addEventListener(event, resume)
  // Only for pages from the browser's back-forward cache; a page that was just loaded has just read everything.
  window.addEventListener('pageshow', event => event.persisted && resume())
}

/** State on a server: the browser that asks for its page has a network. */
const isOnlineThere = (): boolean => true

export const useOnline = (): boolean => useSyncExternalStore(watch, isOnline, isOnlineThere)

/** Repeats the visible reads at once. */
export const readAgainNow = (): void => wakeUp('pull', Date.now())

/** Calls `sleeper` when the page wakes, before its screens notice. Returns the function that stops it. */
export function onWake(sleeper: Sleeper): () => void {
  sleepers.add(sleeper)
  return () => sleepers.delete(sleeper)
}
