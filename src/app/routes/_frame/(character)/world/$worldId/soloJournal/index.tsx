// /world/{worldId}/soloJournal?page (R156): journals to be played alone, and the character's runs.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { JournalListScreen } from '#app/areas/journal/JournalListScreen.tsx'
import { parsePage } from '#app/platform/page-search.ts'

type Place = { page: number }

export const Route = createFileRoute('/_frame/(character)/world/$worldId/soloJournal/')({
  validateSearch: (search: Partial<Place> & SearchSchemaInput): Place => ({ page: parsePage(search.page) }),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  beforeLoad: requireCharacter,
  component: () => {
    const { worldId } = Route.useParams()
    return <JournalListScreen worldId={worldId} page={Route.useSearch().page} />
  },
})
