// / is the portal of guests and the start of members; only the one that is shown is loaded.
import { lazyRouteComponent } from '@tanstack/react-router'
import { session } from '#app/platform/session.ts'
import { useSession } from '#app/platform/use-session.ts'

const Guest = lazyRouteComponent(() => import('#app/areas/portal/GuestPortal.tsx'), 'GuestPortal')
const Member = lazyRouteComponent(() => import('./StartScreen.tsx'), 'StartScreen')

export const preloadPortal = (): Promise<unknown> | undefined => (session.get().user ? Member : Guest).preload?.()

export const PortalPlace = () => (useSession().user ? <Member /> : <Guest />)
