// 公開: at once, or at a time of a clock in Japan, wherever the writer is.
import { SectionHeading } from '#app/ui/Card.tsx'
import { formatDayWithWeekday } from '#app/ui/days.ts'
import { TextField } from '#app/ui/Field.tsx'
import { SegmentedControl } from '#app/ui/SegmentedControl.tsx'
import { fromJapanField, inJapan, timeLeft, toJapanField } from '#rules/dates.ts'
import type { NewsForm } from './use-news-form.ts'

const timings = [
  { value: 'now', label: 'すぐに公開' },
  { value: 'later', label: '日時を決める' },
] as const

export function PublishTime({ form, error }: { form: NewsForm; error: string | undefined }) {
  const { timing, time } = form.form.fields
  const at = fromJapanField(time)
  const left = at ? timeLeft(at, Date.now()) : ''
  return (
    <section aria-label="公開の日時">
      <SectionHeading>公開の日時</SectionHeading>
      <SegmentedControl
        label="公開の日時"
        segments={timings}
        value={timing}
        onChange={next => form.change({ timing: next })}
      />
      {timing === 'later' && (
        <TextField
          className="mt-3"
          type="datetime-local"
          label="公開日時（日本時間）"
          min={toJapanField(Date.now())}
          value={time}
          error={error}
          hint={
            at && left ? (
              <span className="num">
                {formatDayWithWeekday(at)} {inJapan(at).format('HH:mm')}に公開します — {left}
              </span>
            ) : (
              '予約すると、この日時に自動で公開します。端末の場所によらず、日本時間で入力してください。'
            )
          }
          onChange={event => form.change({ time: event.currentTarget.value })}
        />
      )}
    </section>
  )
}
