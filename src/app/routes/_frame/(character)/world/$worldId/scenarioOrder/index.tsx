// /world/{worldId}/scenarioOrder?group&page: a player's own orders in a world
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { firstOrders, type OrderListAddress, readOrderList } from '#app/areas/order/address.ts'
import { OrderListScreen } from '#app/areas/order/list/OrderListScreen.tsx'

export const Route = createFileRoute('/_frame/(character)/world/$worldId/scenarioOrder/')({
  validateSearch: (search: Partial<OrderListAddress> & SearchSchemaInput) => readOrderList(search),
  search: { middlewares: [stripSearchParams(firstOrders)] },
  beforeLoad: requireCharacter,
  component: () => <OrderListScreen worldId={Route.useParams().worldId} address={Route.useSearch()} />,
})
