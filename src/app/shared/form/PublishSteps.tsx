// Foot of a form of the office: saving it, publishing what was saved, and further acts on it. An act that readers will
// see, or that cannot be undone, asks first.
import { Eye, Save } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { type AskedFirst, AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FaultSummary, type FaultSummaryProps } from './FormNotices.tsx'
import type { FormSave } from './use-form-save.ts'
import type { FormSteps } from './use-form-steps.ts'

interface PublishStepsProps<Step extends string> {
  form: FaultSummaryProps['form'] & { isDirty: boolean; obstacle: string | undefined }
  saving: Pick<FormSave, 'pending' | 'reason'>
  steps: FormSteps
  /** whether nothing is on the server yet */
  isNew: boolean
  isDraft: boolean
  /** whether its readers see it */
  isPublic: boolean
  publish?: string
  /** whether it can be published as it is; otherwise shows its faults */
  check: () => boolean
  questions: Readonly<Record<Step | 'publish' | 'save', AskedFirst>>
  /** answers to the question before a save that readers see at once; null while it is not asked */
  savingAsked: Omit<ComponentProps<typeof AskFirst>, 'asked'> | null
  onStep: (step: Step | 'publish') => void
  notice?: ReactNode
  /** words under the buttons */
  note?: string | false
  /** further acts, shown once it is saved */
  children: (ask: (step: Step) => void) => ReactNode
}

/** Props of the foot of a desk that come from its form, beside the thing itself. */
export type DeskSteps<Step extends string> = Pick<
  PublishStepsProps<Step>,
  'form' | 'saving' | 'savingAsked' | 'steps' | 'check' | 'onStep'
>

export function PublishSteps<Step extends string>(props: PublishStepsProps<Step>) {
  const {
    form,
    saving,
    steps,
    isNew,
    isDraft,
    isPublic,
    publish = '公開する',
    questions,
    savingAsked,
    notice,
    note,
  } = props
  const [asked, ask] = useState<Step | 'publish' | null>(null)
  const obstacle = form.obstacle ?? saving.reason
  const unsaved = form.isDirty ? '変更を先に保存してください。' : undefined
  const publishes = !isNew && !isPublic
  const isMain = publishes && !form.isDirty
  return (
    <>
      <FaultSummary form={form} className="mt-4" />
      <div className="mt-6 grid justify-items-start gap-3">
        <PressNotice of={steps} className="w-full" />
        {notice}
        <Button
          type="submit"
          variant={isMain ? 'line' : 'shu'}
          size="big"
          capped
          icon={Save}
          pending={saving.pending}
          pendingLabel="保存しています"
          reason={obstacle}
        >
          {isDraft ? '下書きを保存する' : '変更を保存する'}
        </Button>
        {publishes && (
          <Button
            variant={isMain ? 'shu' : 'line'}
            size="big"
            capped
            icon={Eye}
            pending={steps.pending}
            reason={obstacle ?? unsaved ?? steps.reason}
            onClick={() => props.check() && ask('publish')}
          >
            {publish}
          </Button>
        )}
        {note && <p className="text-cap text-ink-soft">{note}</p>}
        {!isNew && <div className="flex flex-wrap gap-x-5">{props.children(ask)}</div>}
      </div>
      {asked && <AskFirst asked={questions[asked]} onClose={() => ask(null)} onYes={() => props.onStep(asked)} />}
      {savingAsked && <AskFirst asked={questions.save} {...savingAsked} />}
    </>
  )
}
