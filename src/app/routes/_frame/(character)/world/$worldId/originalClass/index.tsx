// /world/{worldId}/originalClass?mine&page (doc1 §2.5)
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { type ClassListAddress, readClassListAddress } from '#app/areas/application/addresses.ts'
import { ClassListScreen } from '#app/areas/application/classes/ClassListScreen.tsx'
import { requireCharacter } from '#app/areas/character/require-character.ts'

export const Route = createFileRoute('/_frame/(character)/world/$worldId/originalClass/')({
  validateSearch: (search: Partial<ClassListAddress> & SearchSchemaInput) => readClassListAddress(search),
  search: { middlewares: [stripSearchParams({ mine: false, page: 1 })] },
  beforeLoad: requireCharacter,
  component: () => <ClassListScreen worldId={Route.useParams().worldId} place={Route.useSearch()} />,
})
