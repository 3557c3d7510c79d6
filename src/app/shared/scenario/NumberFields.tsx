// Numbers of a phase, each with its unit and how far it may go.
import { TextField } from '#app/ui/Field.tsx'
import { Switch } from '#app/ui/Switch.tsx'
import type { ScenarioKind } from '#rules/codes/scenario.ts'
import { limitWords, type NumberErrors } from './opening-faults.ts'
import { type NumberFields as Fields, type NumberName, numbersOf } from './opening-fields.ts'

export const numberLabels: Record<NumberName, { label: string; unit: string }> = {
  seats: { label: '定員', unit: '人' },
  minimum: { label: '最少人数', unit: '人' },
  cost: { label: '参加費', unit: 'コイン' },
  reservingCost: { label: '予約の費用', unit: 'コイン' },
  playingMax: { label: 'プレイングの長さ', unit: '字まで' },
  reservationHours: { label: '予約を受け付ける時間', unit: '時間' },
  lotteryMinutes: { label: '予約の締切から抽選まで', unit: '分' },
  confirmingHours: { label: '当選を確定する時間', unit: '時間' },
  recruitingHours: { label: '先着で募集する時間', unit: '時間' },
  consultationDays: { label: '相談の日数', unit: '日' },
  writingDays: { label: '執筆の日数', unit: '日' },
}

interface NumberFieldsProps {
  fields: Fields & { scenarioKind: ScenarioKind }
  errors: NumberErrors
  /** whether an order has decided members and price; its scenario begins with the consultation */
  isOrdered?: boolean
  onChange: (patch: Partial<Fields>) => void
}

/** Numbers that an order leaves to its master. */
export const ORDERED_NUMBERS: readonly NumberName[] = ['playingMax', 'consultationDays', 'writingDays']
const namesOf = (kind: ScenarioKind, isOrdered: boolean): NumberName[] =>
  numbersOf(kind).filter(name => !isOrdered || ORDERED_NUMBERS.includes(name))

export function NumberFields({ fields, errors, isOrdered = false, onChange }: NumberFieldsProps) {
  const { scenarioKind: kind, numbers, allowsSeveral, allowsLateTags } = fields
  return (
    <>
      <div className="grid gap-3 min-[480px]:grid-cols-2">
        {namesOf(kind, isOrdered).map(name => (
          <TextField
            key={name}
            label={numberLabels[name].label}
            inputMode="numeric"
            autoComplete="off"
            value={numbers[name]}
            error={errors[name]}
            hint={<span className="num">{limitWords(name)}</span>}
            trailing={<span className="flex-none px-3 text-sub">{numberLabels[name].unit}</span>}
            onChange={event => onChange({ numbers: { ...numbers, [name]: event.currentTarget.value } })}
          />
        ))}
      </div>
      {!isOrdered && (
        <Switch
          className="mt-3"
          label="1人のプレイヤーが、何人ものキャラクターで参加できる"
          checked={allowsSeveral}
          onChange={next => onChange({ allowsSeveral: next })}
        />
      )}
      <Switch
        className="mt-1"
        label="チームタグを、締切のあと1日は変えられる"
        checked={allowsLateTags}
        onChange={next => onChange({ allowsLateTags: next })}
      />
    </>
  )
}

/** The numbers that matter most, on a line: 定員 8・最少 4・参加費 500 コイン. */
export function numberWords({ scenarioKind: kind, numbers }: NumberFieldsProps['fields'], isOrdered = false): string {
  const told: readonly NumberName[] = ['seats', 'minimum', 'cost', 'consultationDays', 'writingDays']
  return namesOf(kind, isOrdered)
    .filter(name => told.includes(name))
    .map(name => `${numberLabels[name].label} ${numbers[name]}${numberLabels[name].unit}`)
    .join('・')
}
