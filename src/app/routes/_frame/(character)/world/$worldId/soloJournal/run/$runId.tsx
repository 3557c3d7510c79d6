// /world/{worldId}/soloJournal/run/{runId}?draft (R156): a run of the user's, while it is played and afterwards.
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { RunScreen } from '#app/areas/journal/RunScreen.tsx'
import { parseDraftId } from '#app/platform/page-search.ts'
import { parseRowId } from '#rules/row-id.ts'

type Place = { draft?: string | undefined }

export const Route = createFileRoute('/_frame/(character)/world/$worldId/soloJournal/run/$runId')({
  validateSearch: (search: Place & SearchSchemaInput): Place => ({ draft: parseDraftId(search.draft) }),
  beforeLoad: place => requireCharacter(place),
  component: () => {
    const { worldId, runId } = Route.useParams()
    const valid = parseRowId(runId)
    return <RunScreen key={runId} worldId={worldId} runId={valid} draftId={Route.useSearch().draft} />
  },
})
