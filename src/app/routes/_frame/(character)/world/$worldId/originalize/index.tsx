// /world/{worldId}/originalize?tab&page — naming items and skills. A route of our own.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { type OriginalizeAddress, readOriginalizeAddress } from '#app/areas/application/addresses.ts'
import { OriginalizeScreen } from '#app/areas/application/originalize/OriginalizeScreen.tsx'
import { requireCharacter } from '#app/areas/character/require-character.ts'

export const Route = createFileRoute('/_frame/(character)/world/$worldId/originalize/')({
  validateSearch: (search: Partial<OriginalizeAddress> & SearchSchemaInput) => readOriginalizeAddress(search),
  search: { middlewares: [stripSearchParams({ tab: 'item', page: 1 })] },
  beforeLoad: requireCharacter,
  component: () => <OriginalizeScreen worldId={Route.useParams().worldId} place={Route.useSearch()} />,
})
