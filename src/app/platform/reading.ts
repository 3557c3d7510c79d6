// Preferences for the display of texts, by user; they contain no text of a user (doc1 §3: client state).
import { useSyncExternalStore } from 'react'
import { session } from './session.ts'

/** Guests have a key of their own. */
const keyOf = (userId: string | null): string => `tsumugi-link-previews:${userId ?? 'guest'}`

/** Choices that were read or made since the page was opened, by user. */
const shown = new Map<string, boolean>()
const watchers = new Set<() => void>()

function now(): boolean {
  const key = keyOf(session.get().user?.userId ?? null)
  const known = shown.get(key)
  if (known !== undefined) return known
  const stored = read(key)
  shown.set(key, stored)
  return stored
}

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) !== '0'
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
      const stop = session.watch(watcher)
      return () => {
        watchers.delete(watcher)
        stop()
      }
    },
    now,
    // A server asks no other page while it renders one.
    () => false,
  )

/** Shows texts as a user chose, and keeps that for a start without a network. */
export function showLinkPreviews(userId: string | null, next: boolean): void {
  const key = keyOf(userId)
  shown.set(key, next)
  try {
    if (next) localStorage.removeItem(key)
    else localStorage.setItem(key, '0')
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
  for (const watcher of watchers) watcher()
}

/** Shows texts as whoever uses the page has just chosen. */
export const setLinkPreviews = (next: boolean): void => showLinkPreviews(session.get().user?.userId ?? null, next)
