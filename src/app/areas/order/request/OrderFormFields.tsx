// Fields of an order: title, text, length with its coins, related stories, with whom, for whom.

import type { DraftPlaceName } from '#app/shared/draft/place.ts'
import { FormField, Place } from '#app/shared/form/FormField.tsx'
import { FormText } from '#app/shared/form/FormText.tsx'
import type { Ground } from '#app/shared/form/table.ts'
import type { Form } from '#app/shared/form/use-form.ts'
import { FaultLine } from '#app/shared/scenario/rows.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { SegmentedControl } from '#app/ui/SegmentedControl.tsx'
import { Stepper } from '#app/ui/Stepper.tsx'
import type { TextType } from '#rules/codes/scenario.ts'
import { textTypeLabels } from '#rules/codes/scenario-labels.ts'
import { orderCoinChoices } from '#rules/order/coins-of-lengths.ts'
import { ORDER_MOST } from '#rules/order/order.ts'
import { guestShare } from '#rules/order/prices.ts'
import { INVITE_DAYS } from '#rules/order/schedule.ts'
import { formatCount } from '#rules/rewards.ts'
import { REQUEST_PLACE } from '../draft-places.ts'
import { type Judged, type OrderFields, orderedLengths } from './order-fields.ts'
import { RelatedScenarios } from './RelatedScenarios.tsx'

interface OrderFormFieldsProps {
  worldId: string
  form: Form<OrderFields, Judged, Ground<OrderFields>>
  judged: Judged
  /** characters who are in already */
  seatsLeast: number
  /** whether the number of places may still change from one to several */
  mayInvite: boolean
  draftId: string | undefined
  target: string
  /** form of the draft */
  place?: DraftPlaceName
  onSubmit: () => void
}

/** Places that stand chosen when friends are to come. */
const USUAL_SEATS = 3

export function OrderFormFields(props: OrderFormFieldsProps) {
  const { worldId, form, judged, draftId, target, place = REQUEST_PLACE, onSubmit } = props
  const { isRequest } = judged
  const { fields, change } = form
  const choose = (textType: TextType): void => {
    const [least = 0] = orderCoinChoices(textType)
    const orderCoin = orderCoinChoices(textType).includes(fields.orderCoin) ? fields.orderCoin : least
    change({ textType, orderCoin })
  }
  return (
    <>
      {isRequest && <FormField form={form} name="purpose" />}
      <FormText
        {...{ form, draftId, target, place, onSubmit }}
        required={isRequest}
        limit={isRequest ? ORDER_MOST.orderContent : ORDER_MOST.wish}
        rows={isRequest ? 10 : 5}
        hint={
          isRequest
            ? '見たい場面、出てくる人、結末の好み、避けたいことなど。マスターと運営、参加する人が読みます。'
            : 'マスターへのひとこと。書かなくてもかまいません。'
        }
      />
      {isRequest && (
        <Place name="textType">
          <p className="mb-1.5 text-cap leading-[1.6] font-semibold">リプレイの長さ</p>
          <SegmentedControl
            label="リプレイの長さ"
            segments={orderedLengths.map(value => ({ value, label: textTypeLabels[value] }))}
            value={fields.textType}
            onChange={choose}
          />
        </Place>
      )}
      {isRequest && (
        <FormField
          form={form}
          name="orderCoin"
          options={orderCoinChoices(fields.textType).map(coin => [coin, `${formatCount(coin)} コイン`])}
        />
      )}
      {isRequest && (
        <RelatedScenarios
          worldId={worldId}
          related={fields.relatedList}
          onChange={relatedList => change({ relatedList })}
        />
      )}
      <Companions {...props} />
      <FormField form={form} name="privateFlg" />
    </>
  )
}

function Companions({ form, judged, seatsLeast, mayInvite }: OrderFormFieldsProps) {
  const { fields, faults, change } = form
  const isAlone = fields.seats <= 1
  const most = judged.seatsMost
  if (most <= 1) return null
  return (
    <section aria-label="だれと">
      <SectionHeading>だれと</SectionHeading>
      {mayInvite && seatsLeast <= 1 && (
        <SegmentedControl
          label="だれと"
          segments={[
            { value: 'alone', label: 'ひとりで' },
            { value: 'friends', label: '友だちと' },
          ]}
          value={isAlone ? 'alone' : 'friends'}
          onChange={who => change({ seats: who === 'alone' ? 1 : Math.min(most, Math.max(USUAL_SEATS, seatsLeast)) })}
        />
      )}
      {!isAlone && (
        <div className="mt-3 grid gap-2">
          <Place name="seats">
            <Stepper
              label="人数（あなたをふくむ）"
              unit="人"
              min={Math.max(2, seatsLeast)}
              max={most}
              value={fields.seats}
              onChange={seats => change({ seats })}
            />
            <FaultLine error={faults.seats} />
          </Place>
          <Place name="inviteDays">
            <Stepper
              label="招待の日数"
              unit="日"
              min={INVITE_DAYS.least}
              max={INVITE_DAYS.most}
              value={fields.inviteDays}
              onChange={inviteDays => change({ inviteDays })}
            />
            <FaultLine error={faults.inviteDays} />
          </Place>
          <p className="phrases text-cap text-ink-soft">
            ひとり{formatCount(guestShare(fields.orderCoin, fields.seats))}
            コインずつ。招待リンクを送り、参加した人のぶんはその人がはらいます。空いた席のぶんは、確定のときにあなたが持ちます。
          </p>
        </div>
      )}
    </section>
  )
}
