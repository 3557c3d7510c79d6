// /world/{worldId}/worldSearch/{searchType}?q&tags&liked… (doc1 §2.5), for the kinds without a search of their own
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import type { WorldSearchParams } from '#app/areas/search/address.ts'
import { SearchInWorld } from '#app/areas/search/SearchOfType.tsx'

export const Route = createFileRoute('/_frame/(guest)/world/$worldId/worldSearch/$searchType')({
  validateSearch: (search: WorldSearchParams & SearchSchemaInput): WorldSearchParams => search,
  component: () => {
    const { worldId, searchType } = Route.useParams()
    return <SearchInWorld worldId={worldId} type={searchType} search={Route.useSearch()} />
  },
})
