// Picker of a birth date: year, month and day, and arrows of one day (doc1 §2.1).
import { ChevronLeft, ChevronRight, Lock } from 'lucide-react'
import { useId } from 'react'
import { SelectField } from '#app/ui/Field.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { ageOf, dayInJapan } from '#rules/ages.ts'
import {
  birthDate,
  birthYears,
  type CalendarDay,
  daysInMonth,
  formatSeinengappi,
  parseSeinengappi,
  stepBirthDate,
} from '#rules/birth-dates.ts'
import { birthDateReason, signUpMessages } from '#rules/messages/sign-up.ts'

type Props = {
  /** yyyyMMdd; empty before a choice, when the picker stands on today */
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

const upTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1)

export function BirthDateField({ value, onChange, error }: Props) {
  const id = useId()
  const now = new Date()
  const today = dayInJapan(now)
  const day = parseSeinengappi(value) ?? today
  const choose = (part: Partial<CalendarDay>) => onChange(formatSeinengappi(birthDate({ ...day, ...part }, today)))
  const step = (direction: 1 | -1) => onChange(formatSeinengappi(stepBirthDate(day, direction, today)))
  const parts: { key: keyof CalendarDay; unit: string; choices: readonly number[]; auto: string; grow: string }[] = [
    { key: 'year', unit: '年', choices: birthYears(today), auto: 'bday-year', grow: 'flex-[1.35_1_5.75rem]' },
    { key: 'month', unit: '月', choices: upTo(12), auto: 'bday-month', grow: 'flex-[1_1_4.5rem]' },
    {
      key: 'day',
      unit: '日',
      auto: 'bday-day',
      grow: 'flex-[1_1_4.5rem]',
      choices: upTo(daysInMonth(day.year, day.month)),
    },
  ]
  return (
    <fieldset className="mt-4.5 min-w-0" aria-describedby={error ? `${id}-error` : `${id}-reason`}>
      <legend className="mb-1.5 w-full text-cap font-semibold">
        <span className="flex flex-wrap justify-between gap-x-3">
          {signUpMessages.birthDate}
          <span className="num text-meta font-normal text-ink-soft">
            {value === '' ? '' : `${ageOf(value, now) ?? 0}歳・`}矢印は1日ずつ
          </span>
        </span>
      </legend>
      <div className="flex flex-wrap gap-1.5">
        <Arrow label="1日戻す" icon={ChevronLeft} onPress={() => step(-1)} />
        {parts.map(({ key, unit, choices, auto, grow }) => (
          <SelectField
            key={key}
            label={unit}
            hideLabel
            tight
            autoComplete={auto}
            aria-invalid={error ? true : undefined}
            className={`min-w-0 ${grow}`}
            value={day[key]}
            onChange={({ currentTarget }) => choose({ [key]: Number(currentTarget.value) })}
          >
            {choices.map(choice => (
              <option key={choice} value={choice}>
                {`${choice}${unit}`}
              </option>
            ))}
          </SelectField>
        ))}
        <Arrow label="1日すすめる" icon={ChevronRight} onPress={() => step(1)} />
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-cap font-semibold text-hi">
          {error}
        </p>
      )}
      <div id={`${id}-reason`}>
        <Notice icon={Lock} silent className="mt-2">
          {birthDateReason}
          <b>ほかの人には見えません。</b>
          登録したあとは変えられません。
        </Notice>
      </div>
    </fieldset>
  )
}

function Arrow({ label, icon, onPress }: { label: string; icon: typeof ChevronLeft; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid min-h-12 w-11 flex-none place-items-center rounded-card bg-ai-soft text-ai"
    >
      <Icon of={icon} />
    </button>
  )
}
