// /withoutLogin?redirect (doc1 §2.8): target of guards for users without a character in the world of `redirect`.
import { createFileRoute } from '@tanstack/react-router'
import { GateScreen } from '#app/areas/world/gate/GateScreen.tsx'
import { safeRedirect } from '#app/platform/use-session.ts'
import { worldOfAddress } from '#app/shared/world/addresses.ts'

export const Route = createFileRoute('/_frame/(guest)/withoutLogin')({
  validateSearch: (search): { redirect?: string } =>
    safeRedirect(search.redirect) === '/' ? {} : { redirect: safeRedirect(search.redirect) },
  component: () => {
    const redirect = safeRedirect(Route.useSearch().redirect)
    return <GateScreen worldId={worldOfAddress(redirect)} redirect={redirect} />
  },
})
