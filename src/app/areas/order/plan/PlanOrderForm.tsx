// Form of an order of a situation or of an episode under a theme: its price and its places are its master's.
import type { ComponentProps } from 'react'
import type { NewOutboxItem } from '#app/platform/outbox/item.ts'
import type { TextType } from '#rules/codes/scenario.ts'
import { emptyOrder, type OrderFields, planOrderKind } from '../request/order-fields.ts'
import { PlacingForm } from '../request/PlacingForm.tsx'

type Placing<Input extends object, Known extends NewOutboxItem['facts'] & { target: string }> = ComponentProps<
  typeof PlacingForm<Input, Known>
>

interface PlanOrderFormProps<Input extends object, Known extends NewOutboxItem['facts'] & { target: string }>
  extends Pick<
    Placing<Input, Known>,
    'write' | 'input' | 'place' | 'target' | 'speaking' | 'draftId' | 'closed' | 'onRefused' | 'children'
  > {
  /** situation or theme with the terms of its master as they were read last */
  plan: {
    type: string
    title: string
    worldId: string
    textType: TextType
    orderCoin: number
    seatsMost: number
  }
}

export function PlanOrderForm<Input extends object, Known extends NewOutboxItem['facts'] & { target: string }>({
  plan: { type, title, worldId, textType, orderCoin, seatsMost },
  ...placing
}: PlanOrderFormProps<Input, Known>) {
  const { fields, ...empty } = emptyOrder()
  return (
    <PlacingForm
      {...placing}
      {...{ type, worldId }}
      kind={planOrderKind}
      judged={{ isRequest: false, seatsMost }}
      first={{ ...empty, fields: { ...fields, purpose: title, textType, orderCoin } }}
      fixed={({ seats }: OrderFields) => ({ purpose: title, orderCoin, seats: Math.min(seats, seatsMost) })}
      who="オーダーするキャラクター"
    />
  )
}
