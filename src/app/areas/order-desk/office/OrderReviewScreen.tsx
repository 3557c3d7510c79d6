// One order for the office: its text, its members and their coins, its messages, and the office's answer at the foot.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Ban, BookOpenCheck } from 'lucide-react'
import { useState } from 'react'
import { useLiveOrder } from '#app/areas/order/detail/use-live-order.ts'
import type { Order } from '#app/areas/order/queries.ts'
import { DecisionPanel } from '#app/shared/decision/DecisionPanel.tsx'
import { NextWaiting } from '#app/shared/decision/NextWaiting.tsx'
import { ReasonSheet } from '#app/shared/decision/ReasonSheet.tsx'
import { type Reviewing, ReviewPage } from '#app/shared/decision/ReviewPage.tsx'
import { toList } from '#app/shared/screen/to-list.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { TopBar } from '#app/ui/TopBar.tsx'
import { ORDER_WAIT_DAYS } from '#rules/order/schedule.ts'
import { scenarioOrderRefusals } from '#rules/refusals/scenario-order.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { DeskOrder } from '../DeskOrder.tsx'
import { decidingOrders, type JudgedOrder, useStopping } from '../deciding-orders.ts'
import { officeReasonTarget } from '../draft-places.ts'
import { OrderSkeleton } from '../OrderSkeleton.tsx'
import { orderDeskQueries } from '../queries.ts'
import { firstOfficeOrders, type OfficeOrdersAddress } from './address.ts'

const { back, nowhere } = toList(
  { to: '/myPage/admin/orderRequest', search: firstOfficeOrders },
  'オーダーの一覧へ',
  scenarioOrderRefusals.ORDER_NOT_FOUND.message,
)

export function OrderReviewScreen({ orderId, place }: { orderId: number; place: OfficeOrdersAddress }) {
  const query = useLiveOrder(orderId)
  return (
    <ReviewPage
      query={query}
      versionOf={({ version }) => version}
      deciding={decidingOrders}
      nameOf={({ purpose }) => purpose}
      top={<TopBar title="オーダーの確認" back={back} />}
      title="オーダーを読み込めませんでした。"
      nowhere={nowhere}
      skeleton={<OrderSkeleton />}
    >
      {(order, review, { age }) => (
        <>
          <DeskOrder
            {...{ order, age }}
            now={review.now}
            desk="office"
            page={place.page}
            draftId={place.draft}
            link={(page, face) => (
              <Link to="/myPage/admin/orderRequest" search={{ order: orderId, page }} resetScroll={false} {...face} />
            )}
          >
            <OpeningLink order={order} />
          </DeskOrder>
          <Stop order={order} />
          <Decision order={order} review={review} draft={place.draft} />
        </>
      )}
    </ReviewPage>
  )
}

interface DecisionProps {
  order: Order
  review: Reviewing<JudgedOrder>
  draft: string | undefined
}

function Decision({ order, review, draft }: DecisionProps) {
  const { orderId, purpose, masterName, actList, isOpen } = order
  const canPass = actList.includes('passOn') || actList.includes('passOpen')
  return (
    <DecisionPanel
      {...review}
      thing={{ orderId, purpose, masterName: isOpen ? null : masterName }}
      id={orderId}
      name={purpose}
      canApprove={canPass}
      canReject={actList.includes('returnByDirector')}
      target={officeReasonTarget(orderId)}
      wish={null}
      plain={{
        button: isOpen ? 'マスターを募集する' : 'マスターへ渡す',
        note: `返事の期日は${ORDER_WAIT_DAYS[isOpen ? 'OpenRequesting' : 'CheckingByMaster']}日です`,
        hint: '依頼した人と参加者が読みます。どこをどう直せばよいかを書いてください。',
      }}
      // A draft of a message has the same place in the address.
      draft={canPass ? draft : undefined}
      next={<NextOrder after={orderId} />}
    />
  )
}

function NextOrder({ after }: { after: number }) {
  const { data } = useQuery(orderDeskQueries.office({ ...firstOfficeOrders }))
  return (
    <NextWaiting
      list={face => <Link to="/myPage/admin/orderRequest" search={firstOfficeOrders} {...face} />}
      next={data?.orderList.find(({ orderId, state }) => orderId !== after && state === 'CheckingByDirector')}
      nameOf={({ purpose }) => purpose}
      link={({ orderId }, face) => <Link to="/myPage/admin/orderRequest" search={{ order: orderId }} {...face} />}
    />
  )
}

const OpeningLink = ({ order: { scenarioId, worldId, status } }: { order: Order }) =>
  scenarioId !== null && (
    <List className="mt-3">
      <ListLink
        to="/myPage/admin/info/$worldId/$scenarioId"
        params={{ worldId, scenarioId: padScenarioId(scenarioId) }}
        icon={<Icon of={BookOpenCheck} className="text-ai" />}
        title={status === 'Submitting' ? 'オープニングを確かめる' : 'オープニングを見る'}
      />
    </List>
  )

/** Button by which the office ends an order, with a reason, and all held coins are given back. */
function Stop({ order: { orderId, purpose, actList } }: { order: Order }) {
  const [isAsking, setAsking] = useState(false)
  const acts = useStopping(orderId, () => setAsking(false))
  if (!actList.includes('stop')) return null
  const stop = async (reason: string): Promise<boolean> => {
    const done = await acts.press({ orderId, purpose, reason })
    if (done) setAsking(false)
    return done !== null
  }
  return (
    <>
      <Button variant="text-danger" icon={Ban} className="mt-4" onClick={() => setAsking(true)}>
        このオーダーを取り消す
      </Button>
      {isAsking && (
        <ReasonSheet
          title="オーダーを取り消しますか？"
          about={`order:${orderId}`}
          lead={purpose}
          effect="参加者のコインを全額返します。理由は、依頼した人と参加者、マスターが読みます。もとには戻せません。"
          button="取り消す"
          pendingLabel="取り消しています"
          acts={acts}
          onPress={stop}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
