// /world/{worldId}/originalClass?mine&page (doc1 §2.5)
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { ClassListScreen } from '#app/areas/application/ClassListScreen.tsx'
import { type ClassListPlace, readClassListPlace } from '#app/areas/application/places.ts'
import { requireCharacter } from '#app/areas/character/require-character.ts'

export const Route = createFileRoute('/_frame/world/$worldId/originalClass/')({
  validateSearch: (search: Partial<ClassListPlace> & SearchSchemaInput) => readClassListPlace(search),
  search: { middlewares: [stripSearchParams({ mine: false, page: 1 })] },
  beforeLoad: requireCharacter,
  component: () => <ClassListScreen worldId={Route.useParams().worldId} place={Route.useSearch()} />,
})
