// Field of a date and time in Japan's time zone, wherever the device is, with the chosen time in words and the time left.
import { formatDayWithWeekday } from '#app/ui/days.ts'
import { fromJapanField, inJapan, timeLeft, toJapanField } from '#rules/dates.ts'
import { TextField } from './Field.tsx'

const WHERE = '端末の場所によらず、日本時間で入力してください。'

interface JapanTimeFieldProps {
  label: string
  /** value of the field: `2026-11-21T09:00` */
  value: string
  onChange: (value: string) => void
  /** words after a future day and time: に公開します */
  suffix?: string
  /** note while no future time is chosen, before the note about the time zone */
  hint?: string
  error?: string | undefined
  /** time by the server's clock */
  now: number
  className?: string
}

export function JapanTimeField({
  label,
  value,
  onChange,
  suffix = '',
  hint = '',
  error,
  now,
  className,
}: JapanTimeFieldProps) {
  const at = fromJapanField(value)
  const left = at ? timeLeft(at, now) : ''
  return (
    <TextField
      className={className}
      type="datetime-local"
      label={`${label}（日本時間）`}
      min={toJapanField(now)}
      value={value}
      error={error}
      hint={
        at && left ? (
          <span className="num">
            {formatDayWithWeekday(at)} {inJapan(at).format('HH:mm')}
            {suffix} — {left}
          </span>
        ) : (
          `${hint}${WHERE}`
        )
      }
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}
