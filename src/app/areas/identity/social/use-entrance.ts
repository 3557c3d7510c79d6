// The way on after signing in by a service: into the app, into the sign-up, or to a mail that confirms an address.
import { useNavigate } from '@tanstack/react-router'
import { beginSession } from '#app/platform/accounts.ts'
import type { Entrance } from '#app/platform/identity-port.ts'
import { session } from '#app/platform/session.ts'
import { freshSignIn } from '#app/platform/use-session.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { socialLabels } from '#rules/social-providers.ts'

/** @returns the act of going on; it throws what the beginning of the session throws */
export function useEntrance(): (entrance: Entrance, goTo: string) => Promise<void> {
  const navigate = useNavigate()
  return async (entrance, goTo) => {
    if (entrance.at === 'newcomer') {
      const { temporaryId } = entrance
      if (temporaryId === null) await navigate({ to: '/social', search: { mail: true }, replace: true })
      else await navigate({ to: '/authOver', search: { id: temporaryId }, replace: true })
    }
    if (entrance.at === 'linked') {
      toasts.add({ type: 'success', title: `${socialLabels[entrance.provider]}をつなげました` })
      await navigate({ to: '/myPage/account/userInfo', replace: true })
    }
    if (entrance.at === 'proved') {
      await session.renew()
      toasts.add({ type: 'success', title: 'ご本人の確認が済みました' })
      await navigate({ href: goTo, replace: true })
    }
    if (entrance.at !== 'entered') return
    const before = session.get().user?.userId
    freshSignIn.expect(goTo)
    try {
      await beginSession(entrance.sharedDevice)
    } catch (error) {
      freshSignIn.take()
      throw error
    }
    // For another user the app restarts with the page of this address; the same user continues in this one.
    if (session.get().user?.userId !== before) return
    freshSignIn.take()
    await navigate({ href: goTo, replace: true })
  }
}
