// Wish of publication: as soon as it is approved, or at a time of a clock in Japan.
import { SectionHeading } from '#app/ui/Card.tsx'
import { JapanTimeField } from '#app/ui/JapanTimeField.tsx'
import { SegmentedControl } from '#app/ui/SegmentedControl.tsx'
import type { OpeningForm } from './use-opening-form.ts'

const timings = [
  { value: 'soon', label: '承認されたらすぐ' },
  { value: 'later', label: '日時を希望する' },
] as const

interface PublishWishProps {
  form: Pick<OpeningForm, 'fields' | 'change'>
  error: string | undefined
}

export function PublishWish({ form: { fields, change }, error }: PublishWishProps) {
  return (
    <section aria-label="公開の希望">
      <SectionHeading>公開の希望</SectionHeading>
      <SegmentedControl
        label="公開の希望"
        segments={timings}
        value={fields.timing}
        onChange={timing => change({ timing })}
      />
      {fields.timing === 'later' && (
        <JapanTimeField
          className="mt-3"
          label="公開の希望日時"
          value={fields.time}
          error={error}
          hint="承認が遅れると、承認のあとになります。"
          onChange={time => change({ time })}
        />
      )}
    </section>
  )
}
