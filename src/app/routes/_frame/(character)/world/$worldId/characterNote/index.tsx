// /world/{worldId}/characterNote?scope&page (R139)
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { type OwnNotesAddress, readOwnNotes } from '#app/areas/note/address.ts'
import { OwnNotesScreen } from '#app/areas/note/OwnNotesScreen.tsx'

export const Route = createFileRoute('/_frame/(character)/world/$worldId/characterNote/')({
  validateSearch: (search: Partial<OwnNotesAddress> & SearchSchemaInput) => readOwnNotes(search),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  beforeLoad: requireCharacter,
  component: () => <OwnNotesScreen worldId={Route.useParams().worldId} place={Route.useSearch()} />,
})
