// /world/{worldId}/message?with&as&page&draft (R133)
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { type MessageSearch, readMessagePlace } from '#app/areas/letter/address.ts'
import { MessageScreen } from '#app/areas/letter/message/MessageScreen.tsx'

export const Route = createFileRoute('/_frame/(character)/world/$worldId/message')({
  // The screen reads the search itself, so that this code is not in the list of all routes.
  validateSearch: (search: MessageSearch & SearchSchemaInput): MessageSearch => search,
  beforeLoad: requireCharacter,
  component: () => <MessageScreen worldId={Route.useParams().worldId} place={readMessagePlace(Route.useSearch())} />,
})
