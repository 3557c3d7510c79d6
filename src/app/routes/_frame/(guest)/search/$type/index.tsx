// /search/{type}/?tags&opend&liked&worldId… (doc1 §2.2)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import type { SearchParams } from '#app/areas/search/address.ts'
import { SearchOfType } from '#app/areas/search/SearchOfType.tsx'

export const Route = createFileRoute('/_frame/(guest)/search/$type/')({
  validateSearch: (search: SearchParams & SearchSchemaInput): SearchParams => search,
  component: () => <SearchOfType type={Route.useParams().type} keyword="" search={Route.useSearch()} />,
})
