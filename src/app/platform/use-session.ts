// The session in screens and guards.
import { redirect } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { lastClass } from '#rules/codes/user.ts'
import type { SignedInUser } from './identity-port.ts'
import { type SessionState, session } from './session.ts'

export const useSession = (): SessionState => useSyncExternalStore(session.watch, session.get)

/** For `beforeLoad` of screens of one's own: signed-out visitors sign in first and come back. Synchronous. */
export function requireUser({ location }: { location: { href: string } }): void {
  if (!session.get().user) throw redirect({ to: '/login', search: { redirect: location.href } })
}

/** What the device believes, for what is shown and where a screen leads; the server judges every call anew. */
export const isAdmin = (user: SignedInUser | null): boolean => user?.classList.includes(lastClass.admin) ?? false

/** A path of our own to go to after sign-in; anything that could lead elsewhere is the start page. */
export function safeRedirect(value: unknown): string {
  if (typeof value !== 'string' || value.length > 1_000) return '/'
  return /^\/(?![/\\])/.test(value) && !value.startsWith('/login') ? value : '/'
}
