// Form of a new request: a draft until it is placed, with the prices shown before the press.
import { useNavigate } from '@tanstack/react-router'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { useOwnIn } from '#app/shared/character/speaking.ts'
import { useHandIn } from '#app/shared/draft/use-hand-in.ts'
import { FormBody } from '#app/shared/form/FormField.tsx'
import { FaultSummary } from '#app/shared/form/FormNotices.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { Button } from '#app/ui/Button.tsx'
import { ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { CHECKING, offlineReason } from '#rules/messages/offline.ts'
import { ORDER_SEATS_MOST, ownerShare } from '#rules/order/prices.ts'
import { CharacterChoice } from '../CharacterChoice.tsx'
import { requestTarget } from '../draft-places.ts'
import type { AskedMaster } from '../queries.ts'
import { placingRequest } from '../writes.ts'
import { MasterCard } from './MasterCard.tsx'
import { OrderFormFields } from './OrderFormFields.tsx'
import { emptyOrder, orderKind } from './order-fields.ts'
import { PriceSheet } from './PriceSheet.tsx'

interface RequestFormProps {
  worldId: string
  /** null: offered to all */
  master: AskedMaster | null
  speaking: OwnCharacter
  draftId: string | undefined
}

const judged = { isRequest: true, seatsMost: ORDER_SEATS_MOST } as const

export function RequestForm({ worldId, master, speaking, draftId }: RequestFormProps) {
  const navigate = useNavigate()
  const online = useOnline()
  const own = useOwnIn(worldId)
  const [first] = useState(emptyOrder)
  const form = useForm({ kind: orderKind, first, judged })
  const [characterId, choose] = useState(speaking.characterId)
  const [problem, setProblem] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const { handIn, pending, openOf } = useHandIn(placingRequest)
  const masterId = master?.masterId ?? null
  const target = requestTarget(worldId, masterId)
  const isChecking = !pending && openOf({ target }) !== null
  const { fields } = form
  const reason = isChecking ? CHECKING : offlineReason(online, 'オーダーできます')
  const ask = (): void => {
    if (form.conflict || pending) return
    setProblem(null)
    if (form.check(judged)) setAsking(true)
  }
  const place = async (): Promise<void> => {
    const { current } = form.editor
    if (!current || pending) return
    setProblem(null)
    const now = form.written().fields
    const cost = ownerShare(now.orderCoin, now.seats)
    const result = await handIn(current, { worldId, masterId, characterId, fields: now, cost })
    if (result.state === 'done') {
      const { orderId } = result.answer
      const params = { worldId, orderId: String(orderId) }
      return navigate({ to: '/world/$worldId/scenarioOrder/$orderId', params, search: {}, replace: true })
    }
    setProblem('message' in result ? result.message : CHECKING)
  }
  return (
    <form
      noValidate
      className="mt-3 grid grid-cols-1 gap-3"
      onSubmit={event => {
        event.preventDefault()
        ask()
      }}
    >
      <MasterCard master={master} />
      {own.length > 1 && (
        <CharacterChoice label="依頼するキャラクター" characters={own} value={characterId} onChange={choose} />
      )}
      <FormBody form={form} isBusy={pending}>
        <OrderFormFields {...{ worldId, form, judged, draftId, target }} seatsLeast={1} mayInvite onSubmit={ask} />
      </FormBody>
      <FaultSummary form={form} className="" />
      {problem && !isAsking && <ProblemNotice problem={{ code: null, message: problem, isUnknown: true }} />}
      <Button type="submit" variant="shu" size="big" capped icon={ReceiptText} reason={form.conflict ?? reason}>
        金額を確かめる
      </Button>
      {isAsking && (
        <PriceSheet
          order={{ ...fields, type: 'RequestScenario', isOpen: masterId === null }}
          pending={pending}
          reason={reason}
          problem={
            problem && <ProblemNotice problem={{ code: null, message: problem, isUnknown: true }} className="mt-3" />
          }
          onPress={() => void place()}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  )
}
