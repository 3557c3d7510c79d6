// /world/{worldId}/sobiItemSettings?tab (doc1 §2.5)
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { EquipmentScreen } from '#app/areas/equipment/EquipmentScreen.tsx'

type Place = { tab: 'worn' | 'changes' }

export const Route = createFileRoute('/_frame/(character)/world/$worldId/sobiItemSettings')({
  validateSearch: ({ tab }: Partial<Place> & SearchSchemaInput): Place => ({
    tab: tab === 'changes' ? 'changes' : 'worn',
  }),
  search: { middlewares: [stripSearchParams({ tab: 'worn' })] },
  beforeLoad: requireCharacter,
  component: () => {
    const { worldId } = Route.useParams()
    return <EquipmentScreen worldId={worldId} tab={Route.useSearch().tab} />
  },
})
