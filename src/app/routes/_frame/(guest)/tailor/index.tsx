// /tailor (R023)
import { createFileRoute } from '@tanstack/react-router'
import { tailorQueries } from '#app/areas/tailor/queries.ts'
import { newestWorks, openCreators, TailorScreen } from '#app/areas/tailor/TailorScreen.tsx'

export const Route = createFileRoute('/_frame/(guest)/tailor/')({
  loader: ({ context: { queryClient } }) => {
    queryClient.prefetchQuery(tailorQueries.creators(openCreators)).catch(() => {})
    queryClient.prefetchQuery(tailorQueries.works(newestWorks)).catch(() => {})
  },
  component: TailorScreen,
})
