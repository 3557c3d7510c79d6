// Topics that the screens of this tab follow. Whatever reads the stream of events (realtime.ts) follows them on the server,
// and tells here when one has changed; a screen then reads again with its own rights.
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { noteNews } from './written.ts'

/** Topics by the revisions that are shown. */
export type Revisions = Readonly<Record<string, number>>

/** Interval in milliseconds at which a screen reads again where nobody tells it of changes. */
export const READ_AGAIN_MS = 15_000

type Screen = { topic: string; revision: number; hear: () => void }

const screens = new Set<Screen>()
const wishers = new Set<() => void>()
const watchers = new Set<() => void>()
let followed: ReadonlySet<string> = new Set()

const notify = (listeners: ReadonlySet<() => void>): void => {
  for (const listener of listeners) listener()
}

const listenTo =
  (listeners: Set<() => void>) =>
  (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

/** Calls the listener when screens begin or end to follow. Returns the function that stops it. */
export const onWanted = listenTo(wishers)

/** Topics that screens follow here; of two screens with one topic the older revision counts. */
export function wantedTopics(): Revisions {
  const wanted: Record<string, number> = {}
  for (const { topic, revision } of screens) wanted[topic] = Math.min(revision, wanted[topic] ?? revision)
  return wanted
}

/** Notes which topics the server now tells of. */
export function setFollowed(topics: readonly string[]): void {
  followed = new Set(topics)
  notify(watchers)
}

/** Tells the screens that show less than this revision. */
export function tellOf(topic: string, revision: number): void {
  noteNews()
  for (const screen of [...screens]) if (screen.topic === topic && screen.revision < revision) screen.hear()
}

const watch = listenTo(watchers)

/** Hook: whether the server tells of the changes of a topic; else a screen has to ask from time to time. */
export const useFollowed = (topic: string): boolean =>
  useSyncExternalStore(
    watch,
    () => followed.has(topic),
    () => false,
  )

/**
 * Hook: follows a topic while the screen is open.
 * @param topic null to follow nothing
 * @param revision of the answer that is shown; nothing is followed before there is one
 * @param hear called when there is a later one
 */
export function useFollow(topic: string | null, revision: number | null | undefined, hear: () => void): void {
  const heard = useEffectEvent(hear)
  const known = typeof revision === 'number'
  useEffect(() => {
    if (topic === null || !known) return
    const screen: Screen = { topic, revision, hear: heard }
    screens.add(screen)
    notify(wishers)
    return () => {
      screens.delete(screen)
      // The same screen with a later revision follows on at once.
      queueMicrotask(() => notify(wishers))
    }
  }, [topic, known, revision])
}
