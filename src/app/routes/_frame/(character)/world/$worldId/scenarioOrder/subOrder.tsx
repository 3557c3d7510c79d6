// /world/{worldId}/scenarioOrder/subOrder?page: orders of others in which the player takes part
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { SubOrderScreen } from '#app/areas/order/list/OrderListScreen.tsx'
import { parsePage } from '#app/platform/page-search.ts'

export const Route = createFileRoute('/_frame/(character)/world/$worldId/scenarioOrder/subOrder')({
  validateSearch: (search: { page?: number } & SearchSchemaInput) => ({ page: parsePage(search.page) }),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  beforeLoad: requireCharacter,
  component: () => <SubOrderScreen worldId={Route.useParams().worldId} page={Route.useSearch().page} />,
})
