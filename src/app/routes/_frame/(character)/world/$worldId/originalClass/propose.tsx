// /world/{worldId}/originalClass/propose?draft — a class of one's own (doc1 §2.5).
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { ProposeScreen } from '#app/areas/application/classes/ProposeScreen.tsx'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { parseDraftId } from '#app/platform/page-search.ts'

export const Route = createFileRoute('/_frame/(character)/world/$worldId/originalClass/propose')({
  validateSearch: (search: { draft?: string } & SearchSchemaInput): { draft?: string | undefined } => ({
    draft: parseDraftId(search.draft),
  }),
  beforeLoad: requireCharacter,
  component: () => {
    const { draft } = Route.useSearch()
    return <ProposeScreen key={draft} worldId={Route.useParams().worldId} draftId={draft} />
  },
})
