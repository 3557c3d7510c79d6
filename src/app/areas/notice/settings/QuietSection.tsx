// 静かな時間: on or off, from when until when, drawn on a day from noon to noon, and the one exception.
import { Moon } from 'lucide-react'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { Card } from '#app/ui/Card.tsx'
import { SelectField } from '#app/ui/Field.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Switch } from '#app/ui/Switch.tsx'
import { minuteWords, QUIET_STEP_MINUTES, type QuietHours } from '#rules/notices/channels.ts'
import { settingQuiet } from '../writes.ts'

const DAY_MINUTES = 1440
const times = Array.from({ length: DAY_MINUTES / QUIET_STEP_MINUTES }, (_, index) => index * QUIET_STEP_MINUTES)

export function QuietSection({ quiet: saved }: { quiet: QuietHours }) {
  const { write, openOf } = useWrite(settingQuiet)
  const open = openOf({})?.item.facts
  const quiet = open
    ? {
        isOn: open.isOn === 1,
        fromMinute: Number(open.fromMinute),
        toMinute: Number(open.toMinute),
        letsLastReminder: open.letsLastReminder === 1,
      }
    : saved
  const change = (next: Partial<QuietHours>) => void write({ ...quiet, ...next })
  return (
    <section aria-label="静かな時間" className="mt-3">
      <Card>
        <Switch
          label={<span className="font-mincho text-body font-semibold">静かな時間</span>}
          note="このあいだはプッシュもメールも送らず、明けてからまとめてお知らせします。"
          checked={quiet.isOn}
          onChange={isOn => change({ isOn })}
        />
        {quiet.isOn && (
          <>
            <div className="mt-2 flex flex-wrap items-end gap-2">
              <TimeField label="から" minute={quiet.fromMinute} onChange={fromMinute => change({ fromMinute })} />
              <TimeField label="まで" minute={quiet.toMinute} onChange={toMinute => change({ toMinute })} />
            </div>
            <Band quiet={quiet} />
            <Switch
              className="mt-2 border-t border-line"
              label="締切の30分前だけは鳴らす"
              checked={quiet.letsLastReminder}
              onChange={letsLastReminder => change({ letsLastReminder })}
            />
          </>
        )}
      </Card>
    </section>
  )
}

type TimeFieldProps = { label: string; minute: number; onChange: (minute: number) => void }

const TimeField = ({ label, minute, onChange }: TimeFieldProps) => (
  <div className="flex min-w-32 flex-1 items-center gap-2 text-cap">
    <SelectField
      label={label === 'から' ? '静かな時間のはじまり' : '静かな時間の終わり'}
      hideLabel
      compact
      className="num min-w-0 flex-1"
      value={minute}
      onChange={event => onChange(Number(event.currentTarget.value))}
    >
      {times.map(time => (
        <option key={time} value={time}>
          {minuteWords(time)}
        </option>
      ))}
    </SelectField>
    {label}
  </div>
)

/** The day from noon to noon in 48 pieces, so that no style is written for their place. */
function Band({ quiet: { fromMinute, toMinute } }: { quiet: QuietHours }) {
  const isQuiet = (minute: number) =>
    fromMinute < toMinute ? minute >= fromMinute && minute < toMinute : minute >= fromMinute || minute < toMinute
  const pieces = times.map(time => (time + DAY_MINUTES / 2) % DAY_MINUTES)
  const words = ['12', '18', '0', '6', '12時']
  return (
    <div aria-hidden="true" className="mt-3">
      <div className="relative flex h-9 overflow-hidden rounded-full bg-sunken">
        {pieces.map(minute => (
          <span key={minute} className={isQuiet(minute) ? 'flex-1 bg-ai' : 'flex-1'} />
        ))}
      </div>
      <div className="num mt-0.5 flex justify-between text-badge text-ink-soft">
        {words.map((word, index) => (
          <span key={index === 4 ? 'end' : word} className={word === '0' ? 'flex items-center gap-0.5' : undefined}>
            {word === '0' && <Icon of={Moon} size="xs" />}
            {word}
          </span>
        ))}
      </div>
    </div>
  )
}
