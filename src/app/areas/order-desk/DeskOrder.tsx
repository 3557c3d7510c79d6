// An order as master and office read it: whose turn it is, its text with its people and their sheets, the messages of its parties.
import type { ComponentProps, ReactNode } from 'react'
import { TurnCard } from '#app/areas/order/detail/TurnCard.tsx'
import { OrderHead } from '#app/areas/order/OrderHead.tsx'
import { Aged } from '#app/shared/screen/Read.tsx'
import { DeskTalk } from './DeskTalk.tsx'
import { OrderFacts } from './OrderFacts.tsx'

interface DeskOrderProps extends ComponentProps<typeof DeskTalk> {
  /** time at which the order was read, if that is long ago */
  age: number | null
  now: number
  /** content between the card of the turn and the facts of the order */
  children?: ReactNode
}

export const DeskOrder = ({ age, now, children, ...talk }: DeskOrderProps) => (
  <>
    <OrderHead order={talk.order} />
    {age !== null && (
      <p className="num text-meta text-ink-soft">
        この端末に残っている内容
        <Aged since={age} />
      </p>
    )}
    <TurnCard order={talk.order} now={now} />
    {children}
    <OrderFacts order={talk.order} />
    <DeskTalk {...talk} />
  </>
)
