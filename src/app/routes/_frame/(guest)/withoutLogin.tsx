// /withoutLogin?redirect (doc1 §2.8): target of guards for users without a character in the world of `redirect`, or in the one
// that this tab was in last.
import { createFileRoute } from '@tanstack/react-router'
import { GateScreen } from '#app/areas/world/gate/GateScreen.tsx'
import { safeRedirect } from '#app/platform/use-session.ts'
import { worldOfAddress } from '#app/shared/world/addresses.ts'
import { useTabWorld } from '#app/shared/world/use-tab-world.ts'

export const Route = createFileRoute('/_frame/(guest)/withoutLogin')({
  validateSearch: (search): { redirect?: string } =>
    safeRedirect(search.redirect) === '/' ? {} : { redirect: safeRedirect(search.redirect) },
  component: () => {
    const redirect = safeRedirect(Route.useSearch().redirect)
    const world = useTabWorld()
    return <GateScreen worldId={worldOfAddress(redirect) ?? world} redirect={redirect} />
  },
})
