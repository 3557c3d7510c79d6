// The opening of an order, found by the order or by the scenario that it became; as a form while it may be written.
import { Navigate } from '@tanstack/react-router'
import { type Order, orderQueries } from '#app/areas/order/queries.ts'
import { firstMasterOrders, type MasterOrdersAddress } from '#app/areas/order-desk/master/address.ts'
import { orderDeskQueries } from '#app/areas/order-desk/queries.ts'
import { useSession } from '#app/platform/use-session.ts'
import { groundOf } from '#app/shared/scenario/opening-fields.ts'
import { emptyFields } from '#app/shared/scenario/opening-kind.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { NotRead } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { useFresh } from '#app/shared/screen/use-fresh.ts'
import { useRead } from '#app/shared/screen/use-read.ts'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { scenarioOrderRefusals } from '#rules/refusals/scenario-order.ts'
import { EDITABLE } from '#rules/scenario/desk.ts'
import { DeskSkeleton } from '../DeskList.tsx'
import { deskQueries } from '../queries.ts'
import { OrderedDesk } from './OrderedDesk.tsx'

interface OrderedOpeningProps {
  orderId: number
  address: MasterOrdersAddress
}

export function OrderedOpening({ orderId, address }: OrderedOpeningProps) {
  const { user } = useSession()
  const query = useFresh(orderQueries.order(orderId))
  const settings = useRead(deskQueries.settings())
  const order = query.data
  const scenarioId = order?.scenarioId ?? null
  const info = useFresh({
    ...deskQueries.info({ worldId: order?.worldId ?? '', scenarioId: scenarioId ?? 0, phase: 1 }),
    enabled: scenarioId !== null,
  })
  const back = <BackLink to="/myPage/scenario/order" search={{ order: orderId }} label="オーダーへ戻る" />
  const written = info.data?.info
  if (order && settings.data && (scenarioId === null || written)) {
    if (order.state !== 'Ordered' || (written && !EDITABLE.includes(written.state)))
      return <Navigate to="/myPage/scenario/order" search={{ order: orderId }} replace />
    const { isNewMaster } = settings.data
    return (
      <OrderedDesk
        key={orderId}
        order={order}
        answeredAt={query.dataUpdatedAt}
        first={
          written
            ? groundOf(written)
            : { fields: { ...emptyFields(settings.data), ...decidedOf(order) }, text: '', version: 0 }
        }
        isNewMaster={isNewMaster}
        masterName={user?.userName ?? ''}
        reason={written?.state === 'rejected' ? written.reason : null}
        address={address}
      />
    )
  }
  const waiting = order === undefined ? query : settings.data ? info : settings
  return (
    <Page top={<TopBar title="オーダーのオープニング" back={back} />}>
      <NotRead
        query={waiting}
        title="オーダーを読み込めませんでした。"
        nowhere={nowhereBut(
          scenarioOrderRefusals.ORDER_NOT_FOUND.message,
          { to: '/myPage/scenario/order', search: firstMasterOrders },
          'オーダーの一覧へ',
        )}
        className="mt-3"
      >
        <DeskSkeleton count={2} />
      </NotRead>
    </Page>
  )
}

/** Fields of the form that an order has decided. */
const decidedOf = ({ textType, privateFlg }: Order) => ({ textType, privateReplayFlg: privateFlg })

/** Leads from the address of a scenario's opening to that of its order. */
export function ToOrder({ scenarioId }: { scenarioId: number }) {
  const query = useRead(orderDeskQueries.ofScenario(scenarioId))
  const order = query.data?.orderList[0]
  if (order) return <Navigate to="/myPage/scenario/order" search={{ order: order.orderId, view: 'opening' }} replace />
  return (
    <Page top={<TopBar title="オーダーのオープニング" back={<BackLink to="/myPage/scenario" />} />}>
      <NotRead
        query={query}
        title="オーダーを読み込めませんでした。"
        isNowhere={query.data !== undefined}
        nowhere={{ title: scenarioOrderRefusals.ORDER_NOT_FOUND.message }}
        className="mt-3"
      >
        <DeskSkeleton count={2} />
      </NotRead>
    </Page>
  )
}
