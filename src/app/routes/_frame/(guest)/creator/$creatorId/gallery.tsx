// /creator/{creatorId}/gallery?page (R045)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { CreatorScreen } from '#app/areas/tailor/creator/CreatorScreen.tsx'
import { tailorQueries } from '#app/areas/tailor/queries.ts'
import { parsePage } from '#app/platform/page-search.ts'

type Search = { page?: number }

export const Route = createFileRoute('/_frame/(guest)/creator/$creatorId/gallery')({
  validateSearch: (search: Search & SearchSchemaInput): Search => search,
  loader: ({ context: { queryClient }, params: { creatorId } }) => {
    queryClient.prefetchQuery(tailorQueries.creator(creatorId)).catch(() => {})
  },
  component: () => {
    const { creatorId } = Route.useParams()
    return (
      <CreatorScreen key={creatorId} creatorId={creatorId} tab="gallery" page={parsePage(Route.useSearch().page)} />
    )
  },
})
