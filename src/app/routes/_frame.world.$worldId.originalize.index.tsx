// /world/{worldId}/originalize?tab&page — naming items and skills. A route of our own.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { OriginalizeScreen } from '#app/areas/application/OriginalizeScreen.tsx'
import { type OriginalizePlace, readOriginalizePlace } from '#app/areas/application/places.ts'
import { requireCharacter } from '#app/areas/character/require-character.ts'

export const Route = createFileRoute('/_frame/world/$worldId/originalize/')({
  validateSearch: (search: Partial<OriginalizePlace> & SearchSchemaInput) => readOriginalizePlace(search),
  search: { middlewares: [stripSearchParams({ tab: 'item', page: 1 })] },
  beforeLoad: requireCharacter,
  component: () => <OriginalizeScreen worldId={Route.useParams().worldId} place={Route.useSearch()} />,
})
