// 公開: at once, or at a time of a clock in Japan, wherever the writer is.
import { SectionHeading } from '#app/ui/Card.tsx'
import { JapanTimeField } from '#app/ui/JapanTimeField.tsx'
import { SegmentedControl } from '#app/ui/SegmentedControl.tsx'
import type { NewsForm } from './use-news-form.ts'

const timings = [
  { value: 'now', label: 'すぐに公開' },
  { value: 'later', label: '日時を決める' },
] as const

export function PublishTime({ form, error }: { form: NewsForm; error: string | undefined }) {
  const { timing, time } = form.fields
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
        <JapanTimeField
          className="mt-3"
          label="公開日時"
          value={time}
          error={error}
          suffix="に公開します"
          hint="予約すると、この日時に自動で公開します。"
          onChange={next => form.change({ time: next })}
        />
      )}
    </section>
  )
}
