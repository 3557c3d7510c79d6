// Guard of the desks of creators; others are led to the home of the tailor (R086). Synchronous, from the hint of the session.
import { redirect } from '@tanstack/react-router'
import { session } from '#app/platform/session.ts'
import { requireUser } from '#app/platform/use-session.ts'
import { isCreator } from './is-admin.ts'

export function requireCreator(asked: Parameters<typeof requireUser>[0]): void {
  requireUser(asked)
  if (!isCreator(session.get().user)) throw redirect({ to: '/myPage/tailor' })
}
