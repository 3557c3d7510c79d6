// The session in screens and guards.
import { redirect } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { type SessionState, session } from './session.ts'

export const useSession = (): SessionState => useSyncExternalStore(session.watch, session.get)

/** For `beforeLoad` of screens of one's own: signed-out visitors sign in first and come back. Synchronous. */
export function requireUser({ location }: { location: { href: string } }): void {
  if (!session.get().user) throw redirect({ to: '/login', search: { redirect: location.href } })
}

/**
 * A path of our own to go to after sign-in; anything that could lead elsewhere is the start page. It is judged as a browser
 * would read it, which drops tabs and takes `\\` for `/`, and so is what it gives back.
 */
export function safeRedirect(value: unknown): string {
  if (typeof value !== 'string' || value.length > 1_000 || !value.startsWith('/')) return '/'
  const path = pathHere(value)
  // Read once more: what `.` and `..` leave may look like the address of another host (`/.//host`).
  if (path === null || pathHere(path) !== path) return '/'
  return /^\/login(?![\w-])/.test(path) ? '/' : path
}

/** Path, search and hash of an address of our own; null for any other. */
function pathHere(address: string): string | null {
  const url = URL.parse(address, window.location.origin)
  return url && url.origin === window.location.origin ? url.pathname + url.search + url.hash : null
}
