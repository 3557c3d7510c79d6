// An order for one of its players: head, turn, progress, coins, invitation, text, messages.
import { ArrowLeftRight } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useOwnIn } from '#app/shared/character/speaking.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Aged } from '#app/shared/screen/Read.tsx'
import { Aside } from '#app/ui/Aside.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { JoinPanel } from '../invite/JoinPanel.tsx'
import { OrderHead } from '../OrderHead.tsx'
import type { Order } from '../queries.ts'
import { useOrderActs } from '../writes.ts'
import { type EndingAct, EndSheet } from './EndSheet.tsx'
import { HeldCoins } from './HeldCoins.tsx'
import { InvitationCard } from './InvitationCard.tsx'
import { Messages } from './Messages.tsx'
import { OrderBar } from './OrderBar.tsx'
import { OrderText } from './OrderText.tsx'
import { SwapSheet } from './SwapSheet.tsx'
import { Timeline } from './Timeline.tsx'
import { TurnCard } from './TurnCard.tsx'

const ConfirmSheet = lazy(() => import('./ConfirmSheet.tsx').then(module => ({ default: module.ConfirmSheet })))

interface OrderPageProps {
  order: Order
  age: number | null
  answeredAt: number
  /** act that is asked about */
  asked: EndingAct | null
  onAsk: (act: EndingAct | null) => void
}

export function OrderPage({ order, age, answeredAt, asked, onAsk }: OrderPageProps) {
  const { orderId, worldId, actList, memberList } = order
  const now = useNow(order.serverTime, answeredAt)
  const acts = useOrderActs(orderId)
  const own = useOwnIn(worldId)
  const [isConfirming, setConfirming] = useState(false)
  const [isSwapping, setSwapping] = useState(false)
  const mine = memberList.find(({ isMine, state }) => isMine && state === 'joined')
  const canSwap = actList.includes('swap') && own.length > 1
  return (
    <>
      <OrderHead order={order} />
      {age !== null && (
        <p className="num text-meta text-ink-soft">
          この端末に残っている内容
          <Aged since={age} />
        </p>
      )}
      <TurnCard order={order} now={now} />
      {!asked && !isConfirming && !isSwapping && <PressNotice of={acts} />}
      {actList.includes('join') && (
        <JoinPanel order={order} hash={null} characters={own} onDecline={() => onAsk('refuse')} />
      )}
      <Aside>
        <Timeline order={order} />
        <HeldCoins
          order={order}
          beside={member =>
            member === mine &&
            canSwap && (
              <IconButton icon={ArrowLeftRight} label="キャラクターを替える" onClick={() => setSwapping(true)} />
            )
          }
        />
      </Aside>
      <InvitationCard order={order} acts={acts} />
      <OrderText order={order} />
      <Messages order={order} />
      <OrderBar order={order} acts={acts} onConfirm={() => setConfirming(true)} />
      <Suspense>
        {isConfirming && <ConfirmSheet order={order} acts={acts} onClose={() => setConfirming(false)} />}
      </Suspense>
      {isSwapping && mine && <SwapSheet order={order} member={mine} acts={acts} onClose={() => setSwapping(false)} />}
      {asked && <EndSheet order={order} act={asked} acts={acts} onClose={() => onAsk(null)} />}
    </>
  )
}
