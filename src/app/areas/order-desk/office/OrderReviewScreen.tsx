// One order for the office: its text, its members and their coins, its messages, and the office's answer at the foot.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Ban, BookOpenCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { TurnCard } from '#app/areas/order/detail/TurnCard.tsx'
import { useLiveOrder } from '#app/areas/order/detail/use-live-order.ts'
import { OrderHead } from '#app/areas/order/OrderHead.tsx'
import type { Order } from '#app/areas/order/queries.ts'
import { DecisionPanel } from '#app/shared/decision/DecisionPanel.tsx'
import { ReasonSheet } from '#app/shared/decision/ReasonSheet.tsx'
import { type Decisions, useDecisions } from '#app/shared/decision/use-decisions.ts'
import { useLookedAt } from '#app/shared/decision/use-looked-at.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { Aged, Read } from '#app/shared/screen/Read.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { ORDER_WAIT_DAYS } from '#rules/order/schedule.ts'
import { scenarioOrderRefusals } from '#rules/refusals/scenario-order.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { DeskTalk } from '../DeskTalk.tsx'
import { decidingOrders, type JudgedOrder, useStopping } from '../deciding-orders.ts'
import { officeReasonTarget } from '../draft-places.ts'
import { OrderFacts } from '../OrderFacts.tsx'
import { OrderSkeleton } from '../OrderSkeleton.tsx'
import { orderDeskQueries } from '../queries.ts'
import { firstOfficeOrders, type OfficeOrdersAddress } from './address.ts'

const UnkeptDialog = lazy(() =>
  import('#app/shared/decision/UnkeptDialog.tsx').then(module => ({ default: module.UnkeptDialog })),
)

export function OrderReviewScreen({ orderId, place }: { orderId: number; place: OfficeOrdersAddress }) {
  const query = useLiveOrder(orderId)
  const { shown, isOpening, isChanged, readAgain } = useLookedAt(query, ({ version }) => version)
  const decisions = useDecisions(decidingOrders)
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  const { unkept, keepOpen, decideNow, wordsOf } = decisions
  return (
    <Page
      top={
        <TopBar title="オーダーの確認" back={<BackLink to="/myPage/admin/orderRequest" search={firstOfficeOrders} />} />
      }
    >
      <Read
        query={{ ...query, data: shown }}
        title="オーダーを読み込めませんでした。"
        nowhere={{
          title: scenarioOrderRefusals.ORDER_NOT_FOUND.message,
          action: (
            <ButtonLink variant="ai" to="/myPage/admin/orderRequest" search={firstOfficeOrders}>
              オーダーの一覧へ
            </ButtonLink>
          ),
        }}
        className="mt-3"
        skeleton={<OrderSkeleton />}
      >
        {(order, age) => (
          <>
            <OrderHead order={order} />
            {age !== null && (
              <p className="num text-meta text-ink-soft">
                この端末に残っている内容
                <Aged since={age} />
              </p>
            )}
            <TurnCard order={order} now={now} />
            <OpeningLink order={order} />
            <OrderFacts order={order} />
            <DeskTalk
              order={order}
              desk="office"
              page={place.page}
              draftId={place.draft}
              link={(page, face) => (
                <Link to="/myPage/admin/orderRequest" search={{ order: orderId, page }} resetScroll={false} {...face} />
              )}
            />
            <Stop order={order} />
            <Decision
              order={order}
              decisions={decisions}
              {...{ isChanged, isOpening, now }}
              onReadAgain={readAgain}
              draft={place.draft}
            />
          </>
        )}
      </Read>
      <Suspense>
        {unkept && (
          <UnkeptDialog
            name={unkept.thing.purpose}
            words={wordsOf(unkept.verdict)}
            onClose={keepOpen}
            onYes={() => void decideNow()}
          />
        )}
      </Suspense>
    </Page>
  )
}

interface DecisionProps {
  order: Order
  decisions: Decisions<JudgedOrder>
  isChanged: boolean
  isOpening: boolean
  draft: string | undefined
  now: number
  onReadAgain: () => Promise<void>
}

function Decision({ order, draft, ...panel }: DecisionProps) {
  const { orderId, purpose, masterName, actList, isOpen } = order
  const canPass = actList.includes('passOn') || actList.includes('passOpen')
  return (
    <DecisionPanel
      {...panel}
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
  const next = data?.orderList.find(({ orderId, state }) => orderId !== after && state === 'CheckingByDirector')
  return (
    <p className="flex flex-wrap justify-between gap-x-4">
      <TextLink to="/myPage/admin/orderRequest" search={firstOfficeOrders}>
        一覧へ戻る
      </TextLink>
      {next && (
        <TextLink
          to="/myPage/admin/orderRequest"
          search={{ order: next.orderId }}
          chevron
          className="max-w-full text-left"
        >
          次へ：{next.purpose}
        </TextLink>
      )}
    </p>
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

/** Ends an order with everything given back, whatever stands in the way of it. */
function Stop({ order: { orderId, purpose, actList } }: { order: Order }) {
  const [isAsking, setAsking] = useState(false)
  const acts = useStopping(orderId, () => setAsking(false))
  if (!actList.includes('stop')) return null
  const stop = async (reason: string): Promise<void> => {
    if (await acts.press({ orderId, purpose, reason })) setAsking(false)
  }
  return (
    <>
      <Button variant="text-danger" icon={Ban} className="mt-4" onClick={() => setAsking(true)}>
        このオーダーを取り消す
      </Button>
      {isAsking && (
        <ReasonSheet
          title="オーダーを取り消しますか？"
          lead={purpose}
          effect="参加者のコインを全額返します。理由は、依頼した人と参加者、マスターが読みます。もとには戻せません。"
          button="取り消す"
          pendingLabel="取り消しています"
          acts={acts}
          onPress={reason => void stop(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
