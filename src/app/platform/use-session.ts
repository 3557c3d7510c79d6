// The session in screens and guards.
import { redirect } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { type SessionState, session } from './session.ts'

export const useSession = (): SessionState => useSyncExternalStore(session.watch, session.get)

/** For `beforeLoad` of screens of one's own: signed-out visitors sign in first and come back. Synchronous. */
export function requireUser({ location }: { location: { href: string } }): void {
  if (!session.get().user) throw redirect({ to: '/login', search: { redirect: location.href } })
}

/** A path of our own to go to after sign-in; anything that could lead elsewhere is the start page. */
export function safeRedirect(value: unknown): string {
  if (typeof value !== 'string' || value.length > 1_000) return '/'
  return /^\/(?![/\\])/.test(value) && !value.startsWith('/login') ? value : '/'
}
