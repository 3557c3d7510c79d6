// /master/{masterId}?tab&group&page&draft (doc1 §2.3)
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { firstOfMaster, type MasterSearch, readMasterSearch } from '#app/areas/master-room/address.ts'
import { MasterScreen } from '#app/areas/master-room/page/MasterScreen.tsx'
import { masterRoomQueries } from '#app/areas/master-room/queries.ts'
import { parseDraftId } from '#app/platform/page-search.ts'

type Search = Partial<MasterSearch> & { draft?: string | undefined }

export const Route = createFileRoute('/_frame/(guest)/master/$masterId')({
  validateSearch: (search: Search & SearchSchemaInput): MasterSearch & { draft?: string | undefined } => ({
    ...readMasterSearch(search),
    draft: parseDraftId(search.draft),
  }),
  search: { middlewares: [stripSearchParams(firstOfMaster)] },
  loader: ({ context: { queryClient }, params: { masterId } }) => {
    queryClient.prefetchQuery(masterRoomQueries.master(masterId)).catch(() => {})
  },
  component: () => {
    const { masterId } = Route.useParams()
    const { draft, ...place } = Route.useSearch()
    return <MasterScreen key={masterId} masterId={masterId} place={place} draftId={draft} />
  },
})
