// /loading — after a fresh sign-in, before the page that was asked for (doc1 §4).
import { createFileRoute, redirect } from '@tanstack/react-router'
import { LoadingScreen } from '#app/areas/identity/LoadingScreen.tsx'
import { session } from '#app/platform/session.ts'
import { safeRedirect } from '#app/platform/use-session.ts'

export const Route = createFileRoute('/(guest)/loading')({
  validateSearch: (search): { redirect?: string } =>
    safeRedirect(search.redirect) === '/' ? {} : { redirect: safeRedirect(search.redirect) },
  beforeLoad: ({ search, location }) => {
    // The mark of a fresh sign-in stays with this entry of the history, also over the one reload.
    const { isFreshSignIn } = location.state
    const { user } = session.get()
    if (!user && !isFreshSignIn) throw redirect({ to: '/signup', replace: true })
    // A device that keeps nothing knows only a moment later who signed in.
    if (!user || !isFreshSignIn) throw redirect({ href: safeRedirect(search.redirect), replace: true })
  },
  component: () => <LoadingScreen goTo={safeRedirect(Route.useSearch().redirect)} />,
})
