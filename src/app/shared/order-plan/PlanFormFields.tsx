// The fields of a template of the office for orders.

import type { DraftPlaceName } from '#app/shared/draft/place.ts'
import { FormBody, FormField, Place, story } from '#app/shared/form/FormField.tsx'
import { FormText } from '#app/shared/form/FormText.tsx'
import { Period, TimeField } from '#app/shared/form/TimeField.tsx'
import { PictureField } from '#app/shared/picture/PictureField.tsx'
import { RelatedField } from '#app/shared/scenario/RelatedField.tsx'
import { FaultLine } from '#app/shared/scenario/rows.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { SegmentedControl } from '#app/ui/SegmentedControl.tsx'
import { Stepper } from '#app/ui/Stepper.tsx'
import { textTypeLabels } from '#rules/codes/scenario-labels.ts'
import { orderCoinChoices } from '#rules/order/coins-of-lengths.ts'
import { PLAN_CHARACTERS_MOST, PLAN_LEAST, PLAN_LENGTHS, PLAN_MOST } from '#rules/order/plan.ts'
import { ORDER_SEATS_MOST } from '#rules/order/prices.ts'
import { formatCount } from '#rules/rewards.ts'
import type { PlanForm } from './plan-kind.ts'

interface PlanFormFieldsProps {
  form: PlanForm
  worldId: string
  /** fields that only one kind has */
  has: readonly ('catchcopy' | 'guide' | 'related')[]
  /** words under the long text */
  hint: string
  /** reason why the length stays as it is */
  lengthStays?: string | undefined
  /** name of the form among drafts, and what it is about */
  place: DraftPlaceName
  target: string
  draftId: string | undefined
  /** present time by the server's clock */
  now: number
  isBusy: boolean
  onSubmit: () => void
}

export function PlanFormFields(props: PlanFormFieldsProps) {
  const { form, worldId, has, hint, now, isBusy, lengthStays, ...text } = props
  const { fields, change } = form
  return (
    <FormBody form={form} isBusy={isBusy}>
      <FormField form={form} name="title" />
      {has.includes('catchcopy') && <FormField form={form} name="catchcopy" />}
      <FormText
        {...{ form, place: text.place, target: text.target, draftId: text.draftId }}
        onSubmit={text.onSubmit}
        required
        limit={PLAN_MOST.description}
        hint={`${PLAN_LEAST}文字以上。${hint}`}
        rows={10}
        preview={story}
      />
      {has.includes('guide') && <FormField form={form} name="guide" />}
      <PictureField picture={fields.picture} onChange={picture => change({ picture })} />
      <Terms form={form} stays={lengthStays} />
      <section aria-label="受付の期間">
        <SectionHeading>受付の期間</SectionHeading>
        <Period>
          <TimeField
            {...{ form, now }}
            name="openFrom"
            suffix=" から"
            hint={form.ground.version === 0 ? '空欄なら、保存したときから。' : ''}
          />
          <TimeField {...{ form, now }} name="openUntil" suffix=" まで" hint="空欄なら、終わりはありません。" />
        </Period>
      </section>
      {has.includes('related') && (
        <Place name="related">
          <RelatedField
            worldId={worldId}
            most={PLAN_CHARACTERS_MOST}
            related={fields.related}
            onChange={related => change({ related })}
          />
        </Place>
      )}
    </FormBody>
  )
}

/** 1,300〜2,600コイン */
function priceWords(length: PlanForm['fields']['textType']): string {
  const choices = orderCoinChoices(length)
  return `${formatCount(choices[0] ?? 0)}〜${formatCount(choices.at(-1) ?? 0)}コイン`
}

function Terms({ form: { fields, faults, change }, stays }: { form: PlanForm; stays: string | undefined }) {
  return (
    <section aria-label="長さと人数">
      <SectionHeading>長さと人数</SectionHeading>
      <Place name="textType">
        {stays ? (
          <p className="text-sub">
            {textTypeLabels[fields.textType]}
            <span className="block text-cap text-ink-soft">{stays}</span>
          </p>
        ) : (
          <SegmentedControl
            label="リプレイの長さ"
            segments={PLAN_LENGTHS.map(value => ({ value, label: textTypeLabels[value] }))}
            value={fields.textType}
            onChange={textType => change({ textType })}
          />
        )}
        <p className="num mt-1 text-cap text-ink-soft">価格はマスターが {priceWords(fields.textType)}で決めます。</p>
        <FaultLine error={faults.textType} />
      </Place>
      <Place name="seatsMost" className="mt-2">
        <Stepper
          label="人数（オーダーする人をふくむ）"
          unit="人"
          min={1}
          max={ORDER_SEATS_MOST}
          value={fields.seatsMost}
          onChange={seatsMost => change({ seatsMost })}
        />
        <FaultLine error={faults.seatsMost} />
      </Place>
    </section>
  )
}
