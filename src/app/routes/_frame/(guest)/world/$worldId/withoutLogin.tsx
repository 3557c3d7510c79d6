// /world/{worldId}/withoutLogin?redirect (doc1 §2.5, G10)
import { createFileRoute } from '@tanstack/react-router'
import { GateScreen } from '#app/areas/world/gate/GateScreen.tsx'
import { safeRedirect } from '#app/platform/use-session.ts'

export const Route = createFileRoute('/_frame/(guest)/world/$worldId/withoutLogin')({
  validateSearch: (search): { redirect?: string } =>
    safeRedirect(search.redirect) === '/' ? {} : { redirect: safeRedirect(search.redirect) },
  component: () => (
    <GateScreen worldId={Route.useParams().worldId} redirect={safeRedirect(Route.useSearch().redirect)} />
  ),
})
