// /myPage/scenario/order?group&page&order&view&preview&answer&draft: a master's orders, one of them, and the opening that is made of it.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { firstMasterOrders, type MasterOrdersAddress, readMasterOrders } from '#app/areas/order-desk/master/address.ts'
import { MasterOrderScreen } from '#app/areas/order-desk/master/MasterOrderScreen.tsx'
import { MasterOrdersScreen } from '#app/areas/order-desk/master/MasterOrdersScreen.tsx'
import { OrderedOpening } from '#app/areas/scenario-desk/ordered/OrderedOpening.tsx'
import { requireMaster } from '#app/shared/session/require-master.ts'

export const Route = createFileRoute('/_frame/(master)/myPage/scenario/order')({
  validateSearch: (search: Partial<MasterOrdersAddress> & SearchSchemaInput): MasterOrdersAddress =>
    readMasterOrders(search),
  search: { middlewares: [stripSearchParams<MasterOrdersAddress>(firstMasterOrders)] },
  beforeLoad: requireMaster,
  component: () => {
    const place = Route.useSearch()
    const { order, view } = place
    if (order === undefined) return <MasterOrdersScreen place={place} />
    return view === 'opening' ? (
      <OrderedOpening key={order} orderId={order} address={place} />
    ) : (
      <MasterOrderScreen key={order} orderId={order} place={place} />
    )
  },
})
