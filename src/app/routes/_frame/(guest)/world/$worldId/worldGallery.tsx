// /world/{worldId}/worldGallery?kind&liked&q&page (R142)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { readWorks, type WorksParams } from '#app/areas/tailor/address.ts'
import { WorldGalleryScreen } from '#app/areas/tailor/gallery/GalleryScreen.tsx'
import { tailorQueries } from '#app/areas/tailor/queries.ts'

export const Route = createFileRoute('/_frame/(guest)/world/$worldId/worldGallery')({
  validateSearch: (search: WorksParams & SearchSchemaInput): WorksParams => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params: { worldId }, deps }) => {
    queryClient.prefetchQuery(tailorQueries.works(readWorks(deps), { worldId })).catch(() => {})
  },
  component: () => <WorldGalleryScreen worldId={Route.useParams().worldId} place={readWorks(Route.useSearch())} />,
})
