// /world/{worldId}/scenarioOrder/{orderId}?view&page: an order, its messages, its form. With a hash it is an invitation.
import { createFileRoute, redirect, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { requireCharacter } from '#app/areas/character/require-character.ts'
import { type OrderView, readOrderView } from '#app/areas/order/address.ts'
import { OrderScreen } from '#app/areas/order/detail/OrderScreen.tsx'
import { isOrderHash } from '#app/areas/order/link-address.ts'
import { parseDraftId, parsePage } from '#app/platform/page-search.ts'
import { parseRowId } from '#rules/row-id.ts'

type Search = { view?: OrderView; page?: number; draft?: string | undefined; hash?: string | undefined }

export const Route = createFileRoute('/_frame/(character)/world/$worldId/scenarioOrder/$orderId')({
  validateSearch: (search: Search & SearchSchemaInput) => ({
    view: readOrderView(search.view),
    page: parsePage(search.page),
    draft: parseDraftId(search.draft),
    hash: isOrderHash(search.hash) ? search.hash : undefined,
  }),
  search: { middlewares: [stripSearchParams({ view: 'order', page: 1 })] },
  beforeLoad: place => {
    const { worldId, orderId: scenarioOderId } = place.params
    if (parseRowId(scenarioOderId) === null) throw redirect({ to: '/error/404' })
    const { hash } = place.search
    if (hash !== undefined)
      throw redirect({
        ...{ to: '/world/$worldId/scenarioInvite/$scenarioOderId/$hash', replace: true },
        params: { worldId, scenarioOderId, hash },
      })
    requireCharacter(place)
  },
  component: () => {
    const { worldId, orderId: given } = Route.useParams()
    const { view, page, draft } = Route.useSearch()
    const orderId = parseRowId(given)
    return orderId && <OrderScreen key={orderId} {...{ worldId, orderId, view, page }} draftId={draft} />
  },
})
