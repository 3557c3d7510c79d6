// The form of an opening: its words, its story, what kind of scenario it is, what one can choose, who may come, its numbers.
import type { RefObject } from 'react'
import { DraftEditor, type DraftEditorHandle } from '#app/shared/draft/DraftEditor.tsx'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Editor } from '#app/ui/editor/Editor.tsx'
import { TextField } from '#app/ui/Field.tsx'
import type { DraftPlaceName } from '#rules/drafts.ts'
import { OPENING_LEAST, OPENING_MOST } from '#rules/scenario/opening.ts'
import { lengthCount, replaceCount } from '#rules/text/count.ts'
import { ChoiceFields } from './ChoiceFields.tsx'
import { ConditionFields } from './ConditionFields.tsx'
import { KindFields } from './KindFields.tsx'
import { NumberDetails } from './NumberDetails.tsx'
import { countWords, type FormErrors } from './opening-faults.ts'
import { PublishWish } from './PublishWish.tsx'
import { RelatedField } from './RelatedField.tsx'
import type { OpeningForm } from './use-opening-form.ts'
import { openingWords, readOpening, writeOpening } from './written-opening.ts'

const story = (text: string) => <StoryText text={text} />

export interface OpeningFormFieldsProps {
  form: OpeningForm
  editor: RefObject<DraftEditorHandle | null>
  worldId: string
  place: DraftPlaceName
  target: string
  draftId: string | undefined
  errors: FormErrors
  /** its difficulty and its reward are fixed */
  isNewMaster: boolean
  /** name for masters in the world */
  masterLabel: string
  /** nothing is changed while it is on its way */
  isBusy: boolean
  onConflict: (hasTwo: boolean) => void
  onSubmit: () => void
}

export function OpeningFormFields(props: OpeningFormFieldsProps) {
  const { form, editor, worldId, place, target, draftId, errors, isNewMaster, masterLabel, isBusy } = props
  const { fields, change, epoch, ground } = form
  return (
    <div inert={isBusy || form.text === null} className="mt-4 grid grid-cols-1 gap-4">
      <TextField
        label="題名"
        required
        autoComplete="off"
        value={fields.scenarioTitle}
        error={errors.scenarioTitle}
        hint={<span className="num">{countWords(fields.scenarioTitle, 'scenarioTitle')}</span>}
        onChange={event => change({ scenarioTitle: event.currentTarget.value })}
      />
      <TextField
        label="ひとこと"
        required
        autoComplete="off"
        value={fields.openingComment}
        error={errors.openingComment}
        hint={
          <>
            一覧で題名の下に出ます。
            <span className="num">{countWords(fields.openingComment, 'openingComment')}</span>
          </>
        }
        onChange={event => change({ openingComment: event.currentTarget.value })}
      />
      <DraftEditor
        key={form.seat}
        ref={editor}
        label="オープニング"
        required
        place={place}
        target={target}
        draftId={form.seat === 0 ? draftId : undefined}
        base={ground.text}
        count={replaceCount}
        limit={OPENING_MOST.openingContent}
        error={errors.openingContent}
        hint={`${OPENING_LEAST}文字以上。公開されると、物語のはじめとして読まれます。`}
        rows={14}
        preview={story}
        fields={writeOpening({ fields, version: form.writtenFrom })}
        onText={form.heard}
        onFields={form.arrived}
        fieldWords={written => openingWords(readOpening(written, ground))}
        onConflict={props.onConflict}
        onSubmit={props.onSubmit}
      />
      <Editor
        key={`description-${epoch}`}
        label="説明"
        required
        initialText={fields.scenarioDescription}
        onText={text => text !== form.written().fields.scenarioDescription && change({ scenarioDescription: text })}
        count={lengthCount}
        limit={OPENING_MOST.scenarioDescription}
        error={errors.scenarioDescription}
        hint="一行目に目的を書くと、プレイヤーが動きやすくなります。"
        rows={8}
        preview={story}
      />
      <Editor
        key={`message-${epoch}`}
        label={`${masterLabel}より`}
        initialText={fields.masterMsg}
        onText={text => text !== form.written().fields.masterMsg && change({ masterMsg: text })}
        count={lengthCount}
        limit={OPENING_MOST.masterMsg}
        error={errors.masterMsg}
        rows={5}
        preview={story}
      />
      <section aria-label="種別">
        <SectionHeading>種別</SectionHeading>
        <KindFields form={form} error={errors.difficultyNo} isNewMaster={isNewMaster} masterLabel={masterLabel} />
      </section>
      <ChoiceFields rows={fields.choices} error={errors.scenarioChoiceList} onChange={choices => change({ choices })} />
      <ConditionFields
        worldId={worldId}
        rows={fields.conditions}
        error={errors.conditions}
        onChange={conditions => change({ conditions })}
      />
      <RelatedField worldId={worldId} related={fields.related} onChange={related => change({ related })} />
      <NumberDetails form={form} errors={errors} />
      <PublishWish form={form} error={errors.time} />
    </div>
  )
}
