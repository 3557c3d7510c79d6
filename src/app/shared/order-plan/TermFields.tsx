// The terms of a master for a situation or theme: whether orders are taken, price, places, days of writing.
import { SelectField } from '#app/ui/Field.tsx'
import { Stepper } from '#app/ui/Stepper.tsx'
import { Switch } from '#app/ui/Switch.tsx'
import { orderCoinChoices } from '#rules/order/coins-of-lengths.ts'
import { type Plan, type PlanTerms, type TermErrors, WRITING_DAYS } from '#rules/order/plan.ts'
import { guestShare } from '#rules/order/prices.ts'
import { formatCount } from '#rules/rewards.ts'

interface TermFieldsProps {
  /** template that the terms are for */
  of: Pick<Plan, 'title' | 'textType' | 'seatsMost'>
  terms: PlanTerms
  errors?: TermErrors
  onChange: (terms: PlanTerms) => void
}

export function TermFields({ of, terms, errors = {}, onChange }: TermFieldsProps) {
  const { acceptFlg, orderCoin, seats, writingDays } = terms
  const set = (patch: Partial<PlanTerms>): void => onChange({ ...terms, ...patch })
  return (
    <fieldset aria-label={of.title}>
      <Switch label="オーダーを受け付ける" checked={acceptFlg} onChange={accept => set({ acceptFlg: accept })} />
      {acceptFlg && (
        <div className="mt-1 grid gap-2 border-t border-line pt-3">
          <SelectField
            label="価格"
            value={String(orderCoin)}
            error={errors.orderCoin}
            hint={
              seats > 1
                ? `${seats}人なら、ひとり${formatCount(guestShare(orderCoin, seats))}コインずつ。`
                : '受付中のオーダーの価格は変わりません。'
            }
            onChange={event => set({ orderCoin: Number(event.currentTarget.value) })}
          >
            {orderCoinChoices(of.textType).map(coin => (
              <option key={coin} value={coin}>
                {formatCount(coin)} コイン
              </option>
            ))}
          </SelectField>
          <Stepper
            label="人数"
            unit="人"
            min={1}
            max={of.seatsMost}
            value={seats}
            onChange={value => set({ seats: value })}
          />
          <Stepper
            label="執筆の日数"
            unit="日"
            min={WRITING_DAYS.least}
            max={WRITING_DAYS.most}
            value={writingDays}
            onChange={value => set({ writingDays: value })}
          />
        </div>
      )}
    </fieldset>
  )
}
