// /world/{worldId}/scenarioRequest?tab&to: masters who take requests, requests under way, the form for one master or all
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { type RequestAddress, readRequestAddress } from '#app/areas/order/address.ts'
import { RequestScreen } from '#app/areas/order/request/RequestScreen.tsx'
import { parseDraftId } from '#app/platform/page-search.ts'

type Search = Partial<RequestAddress> & { draft?: string | undefined }

export const Route = createFileRoute('/_frame/(character)/world/$worldId/scenarioRequest')({
  validateSearch: (search: Search & SearchSchemaInput) => ({
    ...readRequestAddress(search),
    draft: parseDraftId(search.draft),
  }),
  search: { middlewares: [stripSearchParams({ tab: 'ask' })] },
  beforeLoad: requireCharacter,
  component: () => {
    const { draft, ...address } = Route.useSearch()
    return <RequestScreen worldId={Route.useParams().worldId} address={address} draftId={draft} />
  },
})
