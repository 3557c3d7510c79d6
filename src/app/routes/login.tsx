// /login — for guests; members are led to their target (doc1 §2.1).
import { createFileRoute, redirect } from '@tanstack/react-router'
import { LoginScreen } from '#app/areas/identity/LoginScreen.tsx'
import { session } from '#app/platform/session.ts'
import { safeRedirect } from '#app/platform/use-session.ts'

export const Route = createFileRoute('/login')({
  validateSearch: (search): { redirect?: string } =>
    safeRedirect(search.redirect) === '/' ? {} : { redirect: safeRedirect(search.redirect) },
  beforeLoad: ({ search }) => {
    const { user, ended } = session.get()
    // Users whose session ended by itself may sign in again here.
    if (user && !ended) throw redirect({ href: safeRedirect(search.redirect) })
  },
  component: () => <LoginScreen goTo={safeRedirect(Route.useSearch().redirect)} />,
})
