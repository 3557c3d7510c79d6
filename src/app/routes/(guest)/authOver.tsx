// /authOver — the sign-up after its mail; its id leaves the address at once (doc1 §2.1).
import { createFileRoute } from '@tanstack/react-router'
import { AuthOverScreen } from '#app/areas/identity/sign-up/AuthOverScreen.tsx'
import { goOnSignedIn } from '#app/platform/go-on-signed-in.ts'

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{16,64}$/.test(value)

export const Route = createFileRoute('/(guest)/authOver')({
  validateSearch: (search): { id?: string } => (isId(search.id) ? { id: search.id } : {}),
  beforeLoad: goOnSignedIn,
  component: () => <AuthOverScreen id={Route.useSearch().id} />,
})
