// Hooks and guards for the session.
import { redirect } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { type SessionState, session } from './session.ts'

export const useSession = (): SessionState => useSyncExternalStore(session.watch, session.get, session.get)

/** Guard for `beforeLoad` of screens of signed-in users: guests sign in first and come back. Synchronous. */
export function requireUser({ location }: { location: { href: string } }): void {
  if (!session.get().user) throw redirect({ to: '/login', search: { redirect: location.href } })
}

/**
 * Path in the service for going to after sign-in; the start page for anything that could lead elsewhere. Both the check and
 * the result use the browser's reading, which drops tabs and takes `\\` for `/`.
 */
export function safeRedirect(value: unknown): string {
  if (typeof value !== 'string' || value.length > 1_000 || !value.startsWith('/')) return '/'
  const path = pathHere(value)
  // Checked twice: after removing `.` and `..` the rest may look like the address of another host (`/.//host`).
  if (path === null || pathHere(path) !== path) return '/'
  return /^\/(login|loading)(?![\w-])/.test(path) ? '/' : path
}

/** Path, search and hash of an address of the service; null for any other. */
function pathHere(address: string): string | null {
  const url = URL.parse(address, window.location.origin)
  return url && url.origin === window.location.origin ? url.pathname + url.search + url.hash : null
}

let expected: string | null = null

/** A sign-in that begins now leads over /loading to its target; the app begins anew for the user in between. */
export const freshSignIn = {
  expect: (goTo: string): void => {
    expected = goTo
  },
  take: (): string | null => {
    const goTo = expected
    expected = null
    return goTo
  },
}
