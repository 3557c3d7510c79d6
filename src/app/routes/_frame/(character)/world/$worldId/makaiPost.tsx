// /world/{worldId}/makaiPost?box&to&as&page&draft (R123)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { type MakaiSearch, readMakaiPlace } from '#app/areas/letter/address.ts'
import { MakaiScreen } from '#app/areas/letter/makai/MakaiScreen.tsx'

export const Route = createFileRoute('/_frame/(character)/world/$worldId/makaiPost')({
  // The screen reads the search itself, so that this code is not in the list of all routes.
  validateSearch: (search: MakaiSearch & SearchSchemaInput): MakaiSearch => search,
  beforeLoad: requireCharacter,
  component: () => <MakaiScreen worldId={Route.useParams().worldId} place={readMakaiPlace(Route.useSearch())} />,
})
