// One order for its master: whose turn it is, the text with its people and their sheets, the messages, and the answer at the foot.
import { Link } from '@tanstack/react-router'
import { useLiveOrder } from '#app/areas/order/detail/use-live-order.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { scenarioOrderRefusals } from '#rules/refusals/scenario-order.ts'
import { DeskOrder } from '../DeskOrder.tsx'
import { OrderSkeleton } from '../OrderSkeleton.tsx'
import { firstMasterOrders, type MasterOrdersAddress } from './address.ts'
import { MasterAnswer } from './MasterAnswer.tsx'

export function MasterOrderScreen({ orderId, place }: { orderId: number; place: MasterOrdersAddress }) {
  const query = useLiveOrder(orderId)
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  return (
    <Page top={<TopBar title="オーダー" back={<BackLink to="/myPage/scenario/order" search={firstMasterOrders} />} />}>
      <Read
        query={query}
        title="オーダーを読み込めませんでした。"
        nowhere={nowhereBut(
          scenarioOrderRefusals.ORDER_NOT_FOUND.message,
          { to: '/myPage/scenario/order', search: firstMasterOrders },
          'オーダーの一覧へ',
        )}
        className="mt-3"
        skeleton={<OrderSkeleton />}
      >
        {(order, age) => (
          <>
            <DeskOrder
              {...{ order, age, now }}
              desk="master"
              page={place.page}
              draftId={place.answer ? undefined : place.draft}
              link={(page, face) => (
                <Link to="/myPage/scenario/order" search={{ order: orderId, page }} resetScroll={false} {...face} />
              )}
            />
            <MasterAnswer key={order.state} order={order} place={place} />
          </>
        )}
      </Read>
    </Page>
  )
}
