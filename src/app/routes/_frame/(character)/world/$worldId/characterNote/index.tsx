// /world/{worldId}/characterNote?scope&page (R139)
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { type OwnNotesAddress, readOwnNotes } from '#app/areas/note/address.ts'
import { OwnNotesScreen } from '#app/areas/note/OwnNotesScreen.tsx'

export const Route = createFileRoute('/_frame/(character)/world/$worldId/characterNote/')({
  // The screen reads the search itself, so that this code is not in the list of all routes.
  validateSearch: (search: Partial<OwnNotesAddress> & SearchSchemaInput): Partial<OwnNotesAddress> => search,
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  beforeLoad: requireCharacter,
  component: () => <OwnNotesScreen worldId={Route.useParams().worldId} place={readOwnNotes(Route.useSearch())} />,
})
