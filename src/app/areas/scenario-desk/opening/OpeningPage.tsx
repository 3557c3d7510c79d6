// Page on which an opening is written, of one's own or of an order: its form, and behind プレビュー the page that players will see.
import type { ComponentProps, ReactNode } from 'react'
import { OpeningPreview } from '#app/areas/scenario/phase/OpeningPreview.tsx'
import type { ScenarioTab } from '#app/areas/scenario/phase-address.ts'
import { ReturnReason } from '#app/shared/decision/ReturnReason.tsx'
import { FormNotices } from '#app/shared/form/FormNotices.tsx'
import type { FormSave } from '#app/shared/form/use-form-save.ts'
import { WritingPage } from '#app/shared/form/WritingPage.tsx'
import { OpeningFormFields } from '#app/shared/scenario/OpeningFormFields.tsx'
import type { Ground } from '#app/shared/scenario/opening-fields.ts'
import { type OpeningForm, STALE_CODES } from '#app/shared/scenario/use-opening-save.ts'
import { useWorld } from '#app/shared/world/use-world.ts'
import { masterLabel } from '#rules/worlds.ts'
import { OPENING_PLACE } from '../draft-place.ts'

type Fields = Pick<
  ComponentProps<typeof OpeningFormFields>,
  'worldId' | 'target' | 'draftId' | 'isChapter' | 'isNewMaster' | 'decided' | 'now' | 'isBusy' | 'onSubmit'
>
type Preview = Pick<ComponentProps<typeof OpeningPreview>, 'of' | 'masterName' | 'type' | 'note' | 'renderTab'>
type Frame = Pick<ComponentProps<typeof WritingPage>, 'title' | 'back' | 'toPreview' | 'toForm'>

interface OpeningPageProps extends Fields, Preview, Frame {
  form: OpeningForm
  saving: FormSave
  /** act that is under way: 保存しています */
  doing?: string | false
  /** part of its page that is looked at in place of the form */
  previewed: ScenarioTab | undefined
  isNew: boolean
  newest: () => Promise<Ground | null>
  /** reason of its last return */
  reason: string | null
  /** below its world: chapter or order that it belongs to */
  belongsTo: ReactNode
  /** its steps, below the form */
  children: ReactNode
}

export function OpeningPage(props: OpeningPageProps) {
  const { form, saving, doing = saving.doing, previewed, isNew, newest, reason, belongsTo, children, ...rest } = props
  const { title, back, toPreview, toForm, of, masterName, type, note, renderTab, ...fields } = rest
  const { worldId, now, onSubmit } = fields
  const { world } = useWorld(worldId)
  return (
    <WritingPage
      {...{ title, back, toPreview, toForm, onSubmit }}
      isPreview={previewed !== undefined}
      hasHeading
      preview={
        previewed !== undefined &&
        form.text !== null && (
          <OpeningPreview
            {...{ worldId, of, masterName, note, now, renderTab }}
            {...(type && { type })}
            shown={{ fields: form.fields, text: form.text }}
            isStaff={false}
            tab={previewed}
          />
        )
      }
    >
      <p className="mt-3 text-sub font-semibold">{world?.worldName}</p>
      {belongsTo}
      <ReturnReason reason={reason} />
      <FormNotices {...{ form, doing, isNew, newest }} of={saving} staleCodes={STALE_CODES} />
      <OpeningFormFields
        {...fields}
        form={form}
        place={OPENING_PLACE}
        masterLabel={masterLabel(world?.scenarioSupportFlg)}
      />
      {children}
    </WritingPage>
  )
}
