// /passwordReset — a new password by the link of a mail; Firebase names its id oobCode.
import { createFileRoute } from '@tanstack/react-router'
import { ResetScreen } from '#app/areas/identity/ResetScreen.tsx'

export const Route = createFileRoute('/(guest)/passwordReset')({
  validateSearch: (search): { id?: string } => {
    const id = search.id ?? search.oobCode
    return typeof id === 'string' && /^[\w-]{16,200}$/.test(id) ? { id } : {}
  },
  component: () => <ResetScreen id={Route.useSearch().id} />,
})
