// /world/{worldId}/scenarioReact/{templateId}?to&draft: a situation, and its order (doc3 §§2, 7)
import { createFileRoute, redirect, type SearchSchemaInput } from '@tanstack/react-router'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { type ReactAddress, reactIdOf, readReact } from '#app/areas/react-order/address.ts'
import { ReactScreen } from '#app/areas/react-order/catalogue/ReactScreen.tsx'

export const Route = createFileRoute('/_frame/(character)/world/$worldId/scenarioReact/$templateId')({
  validateSearch: (search: ReactAddress & SearchSchemaInput) => readReact(search),
  beforeLoad: place => {
    if (reactIdOf(place.params.templateId) === undefined) throw redirect({ to: '/error/404' })
    requireCharacter(place)
  },
  component: () => {
    const { worldId, templateId: given } = Route.useParams()
    const address = Route.useSearch()
    const templateId = reactIdOf(given)
    return templateId && <ReactScreen key={templateId} {...{ worldId, templateId, address }} />
  },
})
