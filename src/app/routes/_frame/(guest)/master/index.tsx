// /master?world&q&page (doc1 §2.3)
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { type MasterListSearch, readListSearch } from '#app/areas/master-room/address.ts'
import { MasterListScreen } from '#app/areas/master-room/list/MasterListScreen.tsx'
import { masterRoomQueries } from '#app/areas/master-room/queries.ts'

export const Route = createFileRoute('/_frame/(guest)/master/')({
  validateSearch: (search: Partial<MasterListSearch> & SearchSchemaInput) => readListSearch(search),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { world, q = '', page } }) => {
    queryClient.prefetchQuery(masterRoomQueries.list({ world, keyword: q, page })).catch(() => {})
  },
  component: () => <MasterListScreen place={Route.useSearch()} />,
})
