// Form of an order of a situation or of an episode under a theme: who goes, a wish, with whom; its price is its master's.
import { useNavigate } from '@tanstack/react-router'
import { ReceiptText } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import type { NewOutboxItem } from '#app/platform/outbox/item.ts'
import type { Write } from '#app/platform/outbox/write.ts'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { useOwnIn } from '#app/shared/character/speaking.ts'
import { useHandIn, type WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { FormBody } from '#app/shared/form/FormField.tsx'
import { FaultSummary } from '#app/shared/form/FormNotices.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { Button } from '#app/ui/Button.tsx'
import { ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import type { TextType } from '#rules/codes/scenario.ts'
import type { DraftPlaceName } from '#rules/drafts.ts'
import { CHECKING, offlineReason } from '#rules/messages/offline.ts'
import { ownerShare } from '#rules/order/prices.ts'
import { CharacterChoice } from '../CharacterChoice.tsx'
import { OrderFormFields } from '../request/OrderFormFields.tsx'
import { emptyOrder, type OrderFields, planOrderKind } from '../request/order-fields.ts'
import { PriceSheet } from '../request/PriceSheet.tsx'

/** Choices of the player, as they are sent. */
export type PlanOrdered = WrittenDraft & {
  characterId: string
  fields: OrderFields
  /** Part of the owner that was shown. */
  cost: number
}

export const sentOrder = ({ characterId, fields, cost, text, draftId }: PlanOrdered) => ({
  ...{ characterId, cost, draftId, orderContent: text, inviteFlg: fields.seats > 1, seats: fields.seats },
  ...{ inviteDays: fields.inviteDays, privateFlg: fields.privateFlg },
})

interface PlanOrderFormProps<Input, Known extends NewOutboxItem['facts']> {
  /** situation or theme with the terms of its master as they were read last */
  plan: {
    type: string
    title: string
    worldId: string
    textType: TextType
    orderCoin: number
    seatsMost: number
  }
  write: Write<Input & PlanOrdered, { orderId: number }, Known>
  /** facts that the order names beside the choices of the player */
  input: Input
  /** name of the form among drafts, and what it is about */
  place: DraftPlaceName
  target: string
  speaking: OwnCharacter
  draftId: string | undefined
  /** reason why it cannot be ordered, whatever is written */
  closed?: string | undefined
  /** reads it again: what is shown may be out of date */
  onRefused: () => void
  /** above the form: its master, or the theme */
  children: ReactNode
}

export function PlanOrderForm<Input extends object, Known extends NewOutboxItem['facts'] & { target: string }>(
  props: PlanOrderFormProps<Input, Known>,
) {
  const { plan, write, input, place, target, speaking, draftId, closed, onRefused, children } = props
  const { worldId, orderCoin, seatsMost, textType } = plan
  const navigate = useNavigate()
  const online = useOnline()
  const own = useOwnIn(worldId)
  const [first] = useState(() => {
    const empty = emptyOrder()
    return { ...empty, fields: { ...empty.fields, purpose: plan.title, textType, orderCoin } }
  })
  const judged = { isRequest: false, seatsMost }
  const form = useForm({ kind: planOrderKind, first, judged })
  const [characterId, choose] = useState(speaking.characterId)
  const [problem, setProblem] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const { handIn, pending, openOf } = useHandIn<
    Input & Omit<PlanOrdered, keyof WrittenDraft>,
    { orderId: number },
    Known
  >(write as unknown as Write<Input & PlanOrdered, { orderId: number }, Known>)
  const isChecking = !pending && openOf({ target } as Partial<Known>) !== null
  const { fields, change, text } = form
  // The price and the places are its master's of now, whatever a draft remembers.
  const seats = Math.min(fields.seats, seatsMost)
  useEffect(() => {
    if (text !== null && (fields.orderCoin !== orderCoin || fields.seats !== seats)) change({ orderCoin, seats })
  }, [text, fields.orderCoin, orderCoin, fields.seats, seats, change])
  const shown = { ...fields, orderCoin, seats }
  const reason = closed ?? (isChecking ? CHECKING : offlineReason(online, 'オーダーできます'))
  const ask = (): void => {
    if (form.conflict || pending || reason) return
    setProblem(null)
    if (form.check(judged)) setAsking(true)
  }
  const order = async (): Promise<void> => {
    const { current } = form.editor
    if (!current || pending) return
    setProblem(null)
    const now = { ...form.written().fields, orderCoin }
    const result = await handIn(current, {
      ...{ ...input, characterId, fields: now, cost: ownerShare(orderCoin, now.seats) },
    })
    if (result.state === 'done') {
      const params = { worldId, orderId: String(result.answer.orderId) }
      return navigate({ to: '/world/$worldId/scenarioOrder/$orderId', params, search: {}, replace: true })
    }
    if (result.state === 'refused') onRefused()
    setProblem('message' in result ? result.message : CHECKING)
  }
  const notice = problem && (
    <ProblemNotice problem={{ code: null, message: problem, isUnknown: true }} className="mt-3" />
  )
  return (
    <form
      noValidate
      className="mt-3 grid grid-cols-1 gap-3"
      onSubmit={event => {
        event.preventDefault()
        ask()
      }}
    >
      {children}
      {own.length > 1 && (
        <CharacterChoice label="オーダーするキャラクター" characters={own} value={characterId} onChange={choose} />
      )}
      <FormBody form={form} isBusy={pending}>
        <OrderFormFields
          {...{ worldId, form, judged, draftId, place, target }}
          seatsLeast={1}
          mayInvite
          onSubmit={ask}
        />
      </FormBody>
      <FaultSummary form={form} className="" />
      {!isAsking && notice}
      <Button type="submit" variant="shu" size="big" capped icon={ReceiptText} reason={form.conflict ?? reason}>
        金額を確かめる
      </Button>
      {isAsking && (
        <PriceSheet
          order={{ ...shown, purpose: plan.title, type: plan.type, isOpen: false }}
          pending={pending}
          reason={reason}
          problem={notice}
          onPress={() => void order()}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  )
}
