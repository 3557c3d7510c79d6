// /loading — after a fresh sign-in, before the page that was asked for (doc1 §4).
import { createFileRoute, redirect } from '@tanstack/react-router'
import { LoadingScreen } from '#app/areas/identity/LoadingScreen.tsx'
import { session } from '#app/platform/session.ts'
import { safeRedirect } from '#app/platform/use-session.ts'

export const Route = createFileRoute('/(guest)/loading')({
  validateSearch: (search): { redirect?: string } =>
    safeRedirect(search.redirect) === '/' ? {} : { redirect: safeRedirect(search.redirect) },
  beforeLoad: () => {
    if (!session.get().user) throw redirect({ to: '/signup', replace: true })
  },
  component: () => <LoadingScreen goTo={safeRedirect(Route.useSearch().redirect)} />,
})
