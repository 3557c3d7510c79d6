// Form of an order that is being placed: who goes, what is told, with whom; a draft until then, with the price shown before the press.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ReceiptText } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { NewOutboxItem } from '#app/platform/outbox/item.ts'
import type { Write } from '#app/platform/outbox/write.ts'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { useOwnIn } from '#app/shared/character/speaking.ts'
import type { DraftPlaceName } from '#app/shared/draft/place.ts'
import { SentForm } from '#app/shared/form/SentForm.tsx'
import type { FormKind, Ground } from '#app/shared/form/table.ts'
import { useForm } from '#app/shared/form/use-form.ts'
import { useFormSend } from '#app/shared/form/use-form-send.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { ownerShare } from '#rules/order/prices.ts'
import { CharacterChoice } from '../CharacterChoice.tsx'
import { orderQueries } from '../queries.ts'
import { OrderFormFields } from './OrderFormFields.tsx'
import type { Judged, OrderFields } from './order-fields.ts'
import { PriceSheet } from './PriceSheet.tsx'
import type { PlacedOrder } from './sent-order.ts'

interface PlacingFormProps<Input, Known extends NewOutboxItem['facts']> {
  worldId: string
  kind: FormKind<OrderFields, Judged>
  judged: Judged
  first: Ground<OrderFields>
  /** fields that are not the player's to choose, as they are now; a draft may remember others */
  fixed?: (fields: OrderFields) => Partial<OrderFields>
  type: string
  /** whether it is offered to all masters */
  isOpen?: boolean
  write: Write<Input & PlacedOrder, { orderId: number }, Known>
  /** facts that the order names beside the choices of the player */
  input: Input
  /** name of the form among drafts, and what it is about */
  place: DraftPlaceName
  target: string
  speaking: OwnCharacter
  /** label of the choice between own characters */
  who: string
  draftId: string | undefined
  /** reason why it cannot be ordered, whatever is written */
  closed?: string | undefined
  /** called when the order was refused: what is shown may be out of date */
  onRefused?: () => void
  /** content above the form: its master, or the theme */
  children: ReactNode
}

const nothing = (): Partial<OrderFields> => ({})

export function PlacingForm<Input extends object, Known extends NewOutboxItem['facts'] & { target: string }>(
  props: PlacingFormProps<Input, Known>,
) {
  const { worldId, kind, judged, fixed = nothing, type, isOpen = false, write, input, place, target, speaking } = props
  const { who, draftId, closed, onRefused, children } = props
  const navigate = useNavigate()
  const client = useQueryClient()
  const { data: terms } = useQuery(orderQueries.cancelTerms())
  const own = useOwnIn(worldId)
  const [first] = useState(props.first)
  const form = useForm({ kind, first, judged })
  const [characterId, choose] = useState(speaking.characterId)
  const [isAsking, setAsking] = useState(false)
  const sending = useFormSend({ form, write, target, can: 'オーダーできます' })
  const { fields, change, text } = form
  const shown = { ...fields, ...fixed(fields) }
  const isOld = JSON.stringify(shown) !== JSON.stringify(fields)
  useEffect(() => {
    if (text !== null && isOld) change(fixed(fields))
  }, [text, isOld, change, fixed, fields])
  const ask = (): void => {
    if (!closed && sending.check(judged)) setAsking(true)
  }
  const order = async (termsVersion: number): Promise<void> => {
    const written = form.written().fields
    const now = { ...written, ...fixed(written) }
    const chosen = { ...input, characterId, cost: ownerShare(now.orderCoin, now.seats), termsVersion }
    const answer = await sending.send(chosen as Parameters<typeof sending.send>[0], now)
    if (!answer) {
      void client.invalidateQueries({ queryKey: orderQueries.cancelTerms().queryKey })
      return onRefused?.()
    }
    const params = { worldId, orderId: String(answer.orderId) }
    await navigate({ to: '/world/$worldId/scenarioOrder/$orderId', params, search: {}, replace: true })
  }
  return (
    <>
      <SentForm
        {...{ form, sending, closed, isAsking }}
        icon={ReceiptText}
        button="金額を確かめる"
        pendingLabel="オーダーしています"
        onSend={ask}
        head={
          <>
            {children}
            {own.length > 1 && <CharacterChoice label={who} characters={own} value={characterId} onChange={choose} />}
          </>
        }
      >
        <OrderFormFields
          {...{ worldId, form, judged, draftId, place, target }}
          seatsLeast={1}
          mayInvite
          onSubmit={ask}
        />
      </SentForm>
      {isAsking && (
        <PriceSheet
          order={{ ...shown, type, isOpen }}
          terms={terms}
          pending={sending.pending}
          reason={closed ?? sending.reason}
          problem={<PressNotice of={sending} />}
          onPress={version => void order(version)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
