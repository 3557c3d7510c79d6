// Publication at once, or at a time of a clock in Japan, wherever the writer is.
import { SectionHeading } from '#app/ui/Card.tsx'
import { JapanTimeField } from '#app/ui/JapanTimeField.tsx'
import { SegmentedControl } from '#app/ui/SegmentedControl.tsx'
import { Place } from './FormField.tsx'

interface TimingFieldProps<Timing extends string> {
  form: {
    fields: { timing: Timing | 'later'; time: string }
    faults: { time?: string | undefined }
    change: (patch: { timing?: Timing | 'later'; time?: string }) => void
  }
  title: string
  timings: readonly { value: Timing | 'later'; label: string }[]
  /** label of the time */
  label: string
  suffix?: string
  hint: string
  /** time by the server's clock */
  now: number
}

export function TimingField<Timing extends string>({ form, title, timings, ...time }: TimingFieldProps<Timing>) {
  const { fields, faults, change } = form
  return (
    <section aria-label={title}>
      <SectionHeading>{title}</SectionHeading>
      <SegmentedControl
        label={title}
        segments={timings}
        value={fields.timing}
        onChange={timing => change({ timing })}
      />
      {fields.timing === 'later' && (
        <Place name="time" className="mt-3">
          <JapanTimeField {...time} value={fields.time} error={faults.time} onChange={time => change({ time })} />
        </Place>
      )}
    </section>
  )
}
