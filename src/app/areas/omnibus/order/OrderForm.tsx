// Form of an order under a theme: who goes, with whom, for whom, a wish; the price is shown before the press.
import { useNavigate } from '@tanstack/react-router'
import { Info, ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { CharacterChoice } from '#app/areas/order/CharacterChoice.tsx'
import { OrderFormFields } from '#app/areas/order/request/OrderFormFields.tsx'
import { emptyOrder, orderKind } from '#app/areas/order/request/order-fields.ts'
import { PriceSheet } from '#app/areas/order/request/PriceSheet.tsx'
import { useOnline } from '#app/platform/connectivity.ts'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { useOwnIn } from '#app/shared/character/speaking.ts'
import { useHandIn } from '#app/shared/draft/use-hand-in.ts'
import { FormBody } from '#app/shared/form/FormField.tsx'
import { FaultSummary } from '#app/shared/form/FormNotices.tsx'
import { useForm } from '#app/shared/form/use-form.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { scenarioType } from '#rules/codes/scenario.ts'
import { CHECKING, offlineReason } from '#rules/messages/offline.ts'
import { ownerShare } from '#rules/order/prices.ts'
import { OMNIBUS_ORDER_PLACE, orderTarget } from '../draft-places.ts'
import type { Theme } from '../queries.ts'
import { ThemeFace } from '../ThemeFace.tsx'
import { placingEpisode } from './placing-order.ts'

interface OrderFormProps {
  theme: Theme
  speaking: OwnCharacter
  draftId: string | undefined
}

export function OrderForm({ theme, speaking, draftId }: OrderFormProps) {
  const { worldId, omnibusId, title, acceptFlg, isMine, orderCoin } = theme
  const navigate = useNavigate()
  const online = useOnline()
  const own = useOwnIn(worldId)
  const judged = { isRequest: false, seatsMost: theme.seats }
  const [first] = useState(() => {
    const empty = emptyOrder()
    return { ...empty, fields: { ...empty.fields, purpose: title, textType: theme.textType, orderCoin, seats: 1 } }
  })
  const form = useForm({ kind: orderKind, first, judged })
  const [characterId, choose] = useState(speaking.characterId)
  const [problem, setProblem] = useState<string | null>(null)
  const [hasTwo, setHasTwo] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { handIn, pending, openOf } = useHandIn(placingEpisode)
  const target = orderTarget(worldId, omnibusId)
  const isChecking = !pending && openOf({ target }) !== null
  // The price is the theme's of now; a draft may be older.
  const terms = { ...form.fields, orderCoin, seats: Math.min(form.fields.seats, theme.seats) }
  const ask = (): void => {
    if (hasTwo || pending) return
    setProblem(null)
    if (form.check(judged)) setAsking(true)
  }
  const place = async (): Promise<void> => {
    const { current } = form.editor
    if (!current || pending) return
    setProblem(null)
    const cost = ownerShare(orderCoin, terms.seats)
    const result = await handIn(current, { theme, characterId, fields: terms, cost })
    if (result.state === 'done') {
      const params = { worldId, orderId: String(result.answer.orderId) }
      return navigate({ to: '/world/$worldId/scenarioOrder/$orderId', params, search: {}, replace: true })
    }
    setProblem('message' in result ? result.message : CHECKING)
  }
  const shownProblem = problem && <ProblemNotice problem={{ code: null, message: problem, isUnknown: true }} />
  return (
    <form
      noValidate
      className="mt-3 grid grid-cols-1 gap-3"
      onSubmit={event => {
        event.preventDefault()
        ask()
      }}
    >
      <Card>
        <ThemeFace theme={theme} />
      </Card>
      {(!acceptFlg || isMine) && (
        <Notice
          icon={Info}
          silent
          title={isMine ? '自分のテーマはオーダーできません。' : 'いまはオーダーを受け付けていません。'}
        >
          {isMine ? '受付と価格は、マスターの仕事場で決められます。' : '受付が始まると、ここからオーダーできます。'}
        </Notice>
      )}
      {own.length > 1 && (
        <CharacterChoice label="オーダーするキャラクター" characters={own} value={characterId} onChange={choose} />
      )}
      <FormBody form={form} isBusy={pending}>
        <OrderFormFields
          {...{ worldId, form, judged, draftId, target }}
          place={OMNIBUS_ORDER_PLACE}
          seatsLeast={1}
          mayInvite
          onConflict={setHasTwo}
          onSubmit={ask}
        />
      </FormBody>
      <FaultSummary form={form} className="" />
      {!isAsking && shownProblem}
      <Button
        type="submit"
        variant="shu"
        size="big"
        capped
        icon={ReceiptText}
        reason={
          !acceptFlg || isMine
            ? 'このテーマには、いまオーダーできません。'
            : hasTwo
              ? '2つの版のどちらを使うか、先に選んでください。'
              : isChecking
                ? CHECKING
                : offlineReason(online, 'オーダーできます')
        }
      >
        金額を確かめる
      </Button>
      {isAsking && (
        <PriceSheet
          order={{ ...terms, purpose: title, type: scenarioType.omnibus, isOpen: false }}
          pending={pending}
          reason={isChecking ? CHECKING : offlineReason(online, 'オーダーできます')}
          problem={shownProblem && <div className="mt-3">{shownProblem}</div>}
          onPress={() => void place()}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  )
}
