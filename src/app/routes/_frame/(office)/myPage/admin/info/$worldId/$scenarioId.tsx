// /myPage/admin/info/{worldId}/{scenarioId}?tab&draft — the id with ten digits (doc1 §2.4; doc3 §§2, 6, 7)
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { officeScenarioId, type ReviewSearch, readReviewTab } from '#app/areas/scenario-office/addresses.ts'
import { ReviewScreen } from '#app/areas/scenario-office/review/ReviewScreen.tsx'
import { parseDraftId } from '#app/platform/page-search.ts'
import { requireAdmin } from '#app/shared/session/require-admin.ts'

export const Route = createFileRoute('/_frame/(office)/myPage/admin/info/$worldId/$scenarioId')({
  validateSearch: (search: ReviewSearch & SearchSchemaInput): ReviewSearch => ({
    tab: readReviewTab(search.tab),
    draft: parseDraftId(search.draft),
  }),
  search: { middlewares: [stripSearchParams<ReviewSearch>({ tab: 'opening' })] },
  beforeLoad: requireAdmin,
  component: () => {
    const { worldId, scenarioId } = Route.useParams()
    // Another opening is another screen: nothing that is being answered goes over to it.
    return (
      <ReviewScreen
        key={`${worldId}/${scenarioId}`}
        of={{ worldId, scenarioId: officeScenarioId(scenarioId) }}
        place={Route.useSearch()}
      />
    )
  },
})
