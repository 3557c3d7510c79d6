// Guard of pages at which somebody is signed in: the app began anew at their address, and goes on over /loading.
import { redirect } from '@tanstack/react-router'
import { session } from './session.ts'
import { freshSignIn } from './use-session.ts'

export function goOnSignedIn(): void {
  const next = session.get().user ? freshSignIn.take() : null
  if (next !== null)
    throw redirect({
      to: '/loading',
      search: next === '/' ? {} : { redirect: next },
      state: { isFreshSignIn: true },
      replace: true,
    })
}
