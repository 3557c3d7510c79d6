// /search/?tags&opend&liked&worldId… (doc1 §2.2)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { readPlace, type SearchParams } from '#app/areas/search/address.ts'
import { SearchScreen } from '#app/areas/search/SearchScreen.tsx'
import { ALL_KINDS } from '#rules/search/kinds.ts'

export const Route = createFileRoute('/_frame/(guest)/search/')({
  // The screen reads the search itself, so that this code is not in the list of all routes.
  validateSearch: (search: SearchParams & SearchSchemaInput): SearchParams => search,
  component: () => <SearchScreen place={readPlace(ALL_KINDS, '', Route.useSearch())} />,
})
