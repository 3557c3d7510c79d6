// /world/{worldId}/scenario/{scenarioId}/{phase}/playing/teamTag?character: team tags of a phase
import { createFileRoute, redirect, type SearchSchemaInput } from '@tanstack/react-router'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { characterOfAddress, phaseOfAddress } from '#app/areas/scenario/phase-address.ts'
import { TeamTagScreen } from '#app/areas/scenario/playing/TeamTagScreen.tsx'

export const Route = createFileRoute('/_frame/(character)/world/$worldId/scenario/$scenarioId/$phase/playing/teamTag')({
  validateSearch: (search: { character?: string | undefined } & SearchSchemaInput) => ({
    character: characterOfAddress(search.character),
  }),
  beforeLoad: place => {
    if (!phaseOfAddress(place.params)) throw redirect({ to: '/error/404' })
    requireCharacter(place)
  },
  component: () => {
    const of = phaseOfAddress(Route.useParams())
    const { character } = Route.useSearch()
    return of && <TeamTagScreen of={of} characterId={character} />
  },
})
