// /tailor/gallery?kind&liked&q&page (R026)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { readWorks, type WorksParams } from '#app/areas/tailor/address.ts'
import { GalleryScreen } from '#app/areas/tailor/gallery/GalleryScreen.tsx'
import { tailorQueries } from '#app/areas/tailor/queries.ts'

export const Route = createFileRoute('/_frame/(guest)/tailor/gallery')({
  validateSearch: (search: WorksParams & SearchSchemaInput): WorksParams => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    queryClient.prefetchQuery(tailorQueries.works(readWorks(deps))).catch(() => {})
  },
  component: () => <GalleryScreen place={readWorks(Route.useSearch())} />,
})
