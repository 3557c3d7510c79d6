// /authOver — the sign-up after its mail; its id leaves the address at once (doc1 §2.1).
import { createFileRoute, redirect } from '@tanstack/react-router'
import { AuthOverScreen } from '#app/areas/identity/sign-up/AuthOverScreen.tsx'
import { session } from '#app/platform/session.ts'
import { freshSignIn } from '#app/platform/use-session.ts'

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{16,64}$/.test(value)

export const Route = createFileRoute('/(guest)/authOver')({
  validateSearch: (search): { id?: string } => (isId(search.id) ? { id: search.id } : {}),
  beforeLoad: () => {
    // The new user has just been signed in: the app began anew at this address.
    const next = session.get().user ? freshSignIn.take() : null
    if (next !== null) throw redirect({ to: '/loading', search: {}, replace: true })
  },
  component: () => <AuthOverScreen id={Route.useSearch().id} />,
})
