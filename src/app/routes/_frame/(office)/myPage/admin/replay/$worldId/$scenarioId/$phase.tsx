// /myPage/admin/replay/{worldId}/{scenarioId}/{phase}?tab&row&draft — (R217; doc1 §2.4)
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { type ReplayReviewSearch, readReplayReview } from '#app/areas/replay-office/addresses.ts'
import { ReplayReviewScreen } from '#app/areas/replay-office/review/ReplayReviewScreen.tsx'
import { phaseOfAddress } from '#app/areas/scenario/phase-address.ts'
import { requireAdmin } from '#app/shared/session/require-admin.ts'

export const Route = createFileRoute('/_frame/(office)/myPage/admin/replay/$worldId/$scenarioId/$phase')({
  validateSearch: (search: ReplayReviewSearch & SearchSchemaInput): ReplayReviewSearch => readReplayReview(search),
  search: { middlewares: [stripSearchParams<ReplayReviewSearch>({ tab: 'body' })] },
  beforeLoad: requireAdmin,
  component: () => {
    const { worldId, scenarioId, phase } = Route.useParams()
    // Another replay is another screen: nothing that is being answered goes over to it.
    return (
      <ReplayReviewScreen
        key={`${worldId}/${scenarioId}/${phase}`}
        of={phaseOfAddress({ worldId, scenarioId: String(scenarioId), phase: String(phase) })}
        place={Route.useSearch()}
      />
    )
  },
})
