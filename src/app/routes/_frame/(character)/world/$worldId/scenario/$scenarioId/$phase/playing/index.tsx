// /world/{worldId}/scenario/{scenarioId}/{phase}/playing?character&draft: the text of a character in a phase
import { createFileRoute, redirect, type SearchSchemaInput } from '@tanstack/react-router'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { characterOfAddress, phaseOfAddress } from '#app/areas/scenario/phase-address.ts'
import { PlayingScreen } from '#app/areas/scenario/playing/PlayingScreen.tsx'
import { parseDraftId } from '#app/platform/page-search.ts'

export const Route = createFileRoute('/_frame/(character)/world/$worldId/scenario/$scenarioId/$phase/playing/')({
  validateSearch: (search: { character?: string | undefined; draft?: string | undefined } & SearchSchemaInput) => ({
    character: characterOfAddress(search.character),
    draft: parseDraftId(search.draft),
  }),
  beforeLoad: place => {
    if (!phaseOfAddress(place.params)) throw redirect({ to: '/error/404' })
    requireCharacter(place)
  },
  component: () => {
    const of = phaseOfAddress(Route.useParams())
    const { character, draft } = Route.useSearch()
    return of && <PlayingScreen of={of} characterId={character} draftId={draft} />
  },
})
