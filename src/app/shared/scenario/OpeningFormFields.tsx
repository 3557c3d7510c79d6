// The form of an opening: its words, its story, what kind of scenario it is, what one can choose, who may come, its numbers.
import type { ReactNode } from 'react'
import type { DraftPlaceName } from '#app/shared/draft/place.ts'
import { FormBody, FormField, Place, story } from '#app/shared/form/FormField.tsx'
import { FormText } from '#app/shared/form/FormText.tsx'
import { TimingField } from '#app/shared/form/TimingField.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { OPENING_LEAST, OPENING_MOST } from '#rules/scenario/opening.ts'
import { ChapterFields } from './ChapterFields.tsx'
import { ChoiceFields } from './ChoiceFields.tsx'
import { ConditionFields } from './ConditionFields.tsx'
import { KindFields } from './KindFields.tsx'
import { NumberDetails } from './NumberDetails.tsx'
import { RelatedField } from './RelatedField.tsx'
import type { OpeningForm } from './use-opening-save.ts'

const timings = [
  { value: 'soon', label: '承認されたらすぐ' },
  { value: 'later', label: '日時を希望する' },
] as const

interface OpeningFormFieldsProps {
  form: OpeningForm
  worldId: string
  place: DraftPlaceName
  target: string
  draftId: string | undefined
  /** whether it is a later chapter, whose scenario keeps its name and its kind */
  isChapter?: boolean
  /** whether the master is new: difficulty and reward are fixed then */
  isNewMaster: boolean
  /** facts that an order has decided, in place of their fields */
  decided?: ReactNode
  /** name for masters in the world */
  masterLabel: string
  /** time by the server's clock */
  now: number
  /** whether the opening is being sent, and takes no change */
  isBusy: boolean
  onSubmit: () => void
}

export function OpeningFormFields(props: OpeningFormFieldsProps) {
  const {
    form,
    worldId,
    isChapter = false,
    place,
    target,
    draftId,
    isNewMaster,
    masterLabel,
    decided,
    now,
    isBusy,
    onSubmit,
  } = props
  const { fields, faults, change } = form
  const isOrdered = decided !== undefined
  return (
    <FormBody form={form} isBusy={isBusy}>
      {isChapter ? <ChapterFields {...{ form, worldId, now }} /> : <FormField form={form} name="scenarioTitle" />}
      <FormField form={form} name="openingComment" />
      <FormText
        {...{ form, place, target, draftId, onSubmit }}
        required
        limit={OPENING_MOST.openingContent}
        hint={`${OPENING_LEAST}文字以上。公開されると、物語のはじめとして読まれます。`}
        rows={14}
        preview={story}
      />
      <FormField form={form} name="scenarioDescription" />
      <FormField form={form} name="masterMsg" label={`${masterLabel}より`} />
      {decided && (
        <section aria-label="オーダーで決まったこと">
          <SectionHeading>オーダーで決まったこと</SectionHeading>
          {decided}
        </section>
      )}
      {!isChapter && (
        <section aria-label="種別">
          <SectionHeading>種別</SectionHeading>
          <KindFields form={form} isNewMaster={isNewMaster} isOrdered={isOrdered} masterLabel={masterLabel} />
        </section>
      )}
      <Place name="choices">
        <ChoiceFields rows={fields.choices} error={faults.choices} onChange={choices => change({ choices })} />
      </Place>
      {!isOrdered && (
        <Place name="conditions">
          <ConditionFields
            worldId={worldId}
            rows={fields.conditions}
            error={faults.conditions}
            onChange={conditions => change({ conditions })}
          />
        </Place>
      )}
      {!isChapter && (
        <RelatedField worldId={worldId} related={fields.related} onChange={related => change({ related })} />
      )}
      <Place name="numbers">
        <NumberDetails form={form} isOrdered={isOrdered} />
      </Place>
      {!isOrdered && (
        <TimingField
          form={form}
          now={now}
          title="公開の希望"
          timings={timings}
          label="公開の希望日時"
          hint="承認が遅れると、承認のあとになります。"
        />
      )}
    </FormBody>
  )
}
