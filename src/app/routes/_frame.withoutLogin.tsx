// /withoutLogin?redirect (doc1 §2.8): where guards lead whoever has no character in the world of `redirect`.
import { createFileRoute } from '@tanstack/react-router'
import { GateScreen } from '#app/areas/world/GateScreen.tsx'
import { worldOfAddress } from '#app/areas/world/places.ts'
import { safeRedirect } from '#app/platform/use-session.ts'

export const Route = createFileRoute('/_frame/withoutLogin')({
  validateSearch: (search): { redirect?: string } =>
    safeRedirect(search.redirect) === '/' ? {} : { redirect: safeRedirect(search.redirect) },
  component: () => {
    const redirect = safeRedirect(Route.useSearch().redirect)
    return <GateScreen worldId={worldOfAddress(redirect)} redirect={redirect} />
  },
})
