// /world/{worldId}/scenarioOrder/{orderId}: an order with whose turn it is, how far it has come, where its coins are,
// and the buttons that its player may press.
import { Ban, DoorOpen, MailPlus, MailX, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { NeedsCharacter } from '#app/shared/character/NeedsCharacter.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { nowhereBut } from '#app/shared/screen/to-list.tsx'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { ActionMenu, type MenuEntry } from '#app/ui/ActionMenu.tsx'
import { Aside } from '#app/ui/Aside.tsx'
import { Loading, SkeletonBlock, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { BackLink } from '#app/ui/TopBar.tsx'
import { scenarioOrderRefusals } from '#rules/refusals/scenario-order.ts'
import { firstOrders, type OrderView } from '../address.ts'
import type { Order } from '../queries.ts'
import { ReviseForm } from '../request/ReviseForm.tsx'
import type { EndingAct } from './EndSheet.tsx'
import { HeldCoins } from './HeldCoins.tsx'
import { OrderPage } from './OrderPage.tsx'
import { OrderText } from './OrderText.tsx'
import { Talk } from './Talk.tsx'
import { Timeline } from './Timeline.tsx'
import { useLiveOrder } from './use-live-order.ts'

interface OrderScreenProps {
  worldId: string
  orderId: number
  view: OrderView
  page: number
  draftId: string | undefined
}

const titles: Record<OrderView, string> = { order: 'オーダー', talk: 'オーダーの話', edit: '依頼を直す' }

/** Entries of the ⋯ menu, by the acts that the server offers. */
const entries: readonly { act: string; asks: EndingAct; label: string; icon: MenuEntry['icon'] }[] = [
  { act: 'invite', asks: 'invite', label: '招待を始める', icon: MailPlus },
  { act: 'closeInvitation', asks: 'closeInvitation', label: '招待を締め切る', icon: MailX },
  { act: 'cancel', asks: 'cancel', label: 'オーダーを取り消す', icon: Ban },
  { act: 'cancelLate', asks: 'cancel', label: 'オーダーを取り消す', icon: Ban },
  { act: 'refuse', asks: 'refuse', label: '招待を見送る', icon: UserRoundX },
  { act: 'leave', asks: 'leave', label: 'オーダーから抜ける', icon: DoorOpen },
  { act: 'leaveLate', asks: 'leaveLate', label: 'オーダーから抜ける', icon: DoorOpen },
]

const menuOf = ({ actList, seats }: Order, ask: (act: EndingAct) => void): MenuEntry[] =>
  entries
    .filter(({ act }) => actList.includes(act) && (act !== 'invite' || seats > 1))
    .map(({ asks, label, icon }) => ({ label, icon, onPress: () => ask(asks) }))

export function OrderScreen({ worldId, orderId, view, page, draftId }: OrderScreenProps) {
  const query = useLiveOrder(orderId)
  const [asked, ask] = useState<EndingAct | null>(null)
  const { data } = query
  const frame = (content: React.ReactNode) => (
    <WorldFrame
      worldId={worldId}
      title={titles[view]}
      plain={view === 'order' && data !== undefined}
      back={
        view === 'order' ? (
          <BackLink
            to="/world/$worldId/scenarioOrder"
            params={{ worldId }}
            search={firstOrders}
            label="オーダーの一覧へ戻る"
          />
        ) : (
          <BackLink
            to="/world/$worldId/scenarioOrder/$orderId"
            params={{ worldId, orderId: String(orderId) }}
            search={{}}
            label="オーダーへ戻る"
          />
        )
      }
      purse
      tools={data && view === 'order' && <ActionMenu label="ほかの操作：オーダー" entries={menuOf(data, ask)} />}
    >
      {content}
    </WorldFrame>
  )
  return (
    <NeedsCharacter worldId={worldId} loading={<OrderSkeleton />} frame={frame}>
      {() =>
        frame(
          <Read
            query={query}
            title="オーダーを読み込めませんでした。"
            nowhere={nowhereBut(
              scenarioOrderRefusals.ORDER_NOT_FOUND.message,
              { to: '/world/$worldId/scenarioOrder', params: { worldId }, search: firstOrders },
              'オーダーの一覧へ',
            )}
            className="mt-3"
            skeleton={<OrderSkeleton />}
          >
            {(order, age) =>
              view === 'talk' ? (
                <>
                  <Talk order={order} page={page} draftId={draftId} />
                  <Aside only>
                    <OrderText order={order} />
                  </Aside>
                </>
              ) : view === 'edit' ? (
                <>
                  <ReviseForm order={order} draftId={draftId} />
                  <Aside only>
                    <Timeline order={order} />
                    <HeldCoins order={order} beside={() => null} />
                  </Aside>
                </>
              ) : (
                <OrderPage order={order} age={age} answeredAt={query.dataUpdatedAt} asked={asked} onAsk={ask} />
              )
            }
          </Read>,
        )
      }
    </NeedsCharacter>
  )
}

const OrderSkeleton = () => (
  <Loading>
    <SkeletonLines widths={[40, 80]} className="mt-4" />
    <SkeletonBlock className="mt-4 h-32 rounded-card" />
    <SkeletonBlock className="mt-4 h-64 rounded-card" />
  </Loading>
)
