// /myPage/admin/orderRequest?group&page&worldId&type&order&draft (R061; doc1 §2.4): the office's queue of orders, and one of them.
import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { firstOfficeOrders, type OfficeOrdersAddress, readOfficeOrders } from '#app/areas/order-desk/office/address.ts'
import { OrderQueueScreen } from '#app/areas/order-desk/office/OrderQueueScreen.tsx'
import { OrderReviewScreen } from '#app/areas/order-desk/office/OrderReviewScreen.tsx'
import { requireAdmin } from '#app/shared/session/require-admin.ts'

export const Route = createFileRoute('/_frame/(office)/myPage/admin/orderRequest')({
  validateSearch: (search: Partial<OfficeOrdersAddress> & SearchSchemaInput): OfficeOrdersAddress =>
    readOfficeOrders(search),
  search: { middlewares: [stripSearchParams<OfficeOrdersAddress>(firstOfficeOrders)] },
  beforeLoad: requireAdmin,
  component: () => {
    const place = Route.useSearch()
    // A screen of its own for each order, by its key: an answer that is being written is not carried over to the next order.
    return place.order === undefined ? (
      <OrderQueueScreen place={place} />
    ) : (
      <OrderReviewScreen key={place.order} orderId={place.order} place={place} />
    )
  },
})
