// /world/{worldId}/scenario/{scenarioId}/{phase}/participation?character: the way of a character into a phase, and out again
import { createFileRoute, redirect, type SearchSchemaInput } from '@tanstack/react-router'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { ParticipationScreen } from '#app/areas/scenario/entry/ParticipationScreen.tsx'
import { characterOfAddress, phaseOfAddress } from '#app/areas/scenario/phase-address.ts'

export const Route = createFileRoute('/_frame/(character)/world/$worldId/scenario/$scenarioId/$phase/participation')({
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
    return of && <ParticipationScreen of={of} characterId={character} />
  },
})
