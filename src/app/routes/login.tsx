// /login — for guests; members are led to their target (doc1 §2.1).
import { createFileRoute, redirect } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type LoginMode, LoginScreen } from '#app/areas/identity/LoginScreen.tsx'
import { endRendered } from '#app/platform/rendered.ts'
import { session } from '#app/platform/session.ts'
import { freshSignIn, safeRedirect } from '#app/platform/use-session.ts'

export const Route = createFileRoute('/login')({
  validateSearch: (search): { redirect?: string; mode?: LoginMode } => ({
    ...(safeRedirect(search.redirect) === '/' ? {} : { redirect: safeRedirect(search.redirect) }),
    ...(search.mode === 'signup' || search.mode === 'passwordReset' ? { mode: search.mode } : {}),
  }),
  beforeLoad: ({ search }) => {
    const { user, ended } = session.get()
    // Users whose session ended by itself may sign in again here.
    if (!user || ended) return
    const next = freshSignIn.take()
    if (next === null) throw redirect({ href: safeRedirect(search.redirect) })
    throw redirect({
      to: '/loading',
      search: next === '/' ? {} : { redirect: next },
      state: { isFreshSignIn: true },
      replace: true,
    })
  },
  component: () => <Login />,
})

function Login() {
  const { redirect: goTo, mode = 'signin' } = Route.useSearch()
  useEffect(endRendered, [])
  return <LoginScreen goTo={safeRedirect(goTo)} mode={mode} />
}
