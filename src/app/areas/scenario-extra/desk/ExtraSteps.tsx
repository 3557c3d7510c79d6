// Buttons of the form of an extra: handing it in, saving it, throwing it away. What the office will see, and what cannot be undone,
// asks first.
import { Send, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { FaultSummary } from '#app/shared/form/FormNotices.tsx'
import type { FormSave } from '#app/shared/form/use-form-save.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { ConfirmDialog } from '#app/ui/AlertDialog.tsx'
import { Button } from '#app/ui/Button.tsx'
import { commonMessages } from '#rules/messages/common.ts'
import type { ExtraForm } from './extra-kind.ts'
import type { ExtraActs } from './writes.ts'

interface ExtraStepsProps {
  form: ExtraForm
  saving: FormSave
  acts: ExtraActs
  isNew: boolean
  isReturned: boolean
  /** reason why nothing can be sent now */
  obstacle: string | undefined
  /** says what is missing otherwise */
  canSubmit: () => boolean
  onSubmit: () => Promise<unknown>
  onRemove: () => Promise<unknown>
}

const words = {
  submit: {
    title: '幕間を提出しますか？',
    lead: '運営が確かめているあいだは書きなおせません。提出は、承認される前なら取り消せます。',
    yes: '提出する',
  },
  remove: {
    title: 'この幕間を捨てますか？',
    lead: '保存した文章もなくなり、取り戻せません。',
    yes: '捨てる',
  },
}

export function ExtraSteps(props: ExtraStepsProps) {
  const { form, saving, acts, isNew, isReturned, obstacle, canSubmit, onSubmit, onRemove } = props
  const [question, ask] = useState<keyof typeof words | null>(null)
  const reasonId = useId()
  const off = obstacle === undefined ? undefined : reasonId
  const isBusy = saving.pending || acts.pending
  return (
    <div className="mt-6 grid justify-items-start gap-3">
      <FaultSummary form={form} title="直すところがあります。" className="w-full" />
      <PressNotice of={acts} className="w-full" />
      <Button
        size="big"
        capped
        variant="shu"
        icon={Send}
        reasonId={off}
        pending={isBusy}
        pendingLabel="提出しています"
        onClick={() => canSubmit() && ask('submit')}
      >
        {isReturned ? '提出しなおす' : '運営に提出する'}
      </Button>
      <Button
        type="submit"
        size="big"
        capped
        variant="line"
        reasonId={off}
        pending={isBusy}
        pendingLabel="保存しています"
      >
        {isNew ? '下書きを保存' : '変更を保存'}
      </Button>
      {obstacle !== undefined && (
        <p id={reasonId} className="text-cap text-ink-soft">
          {obstacle}
        </p>
      )}
      {!isNew && (
        <Button variant="text-danger" icon={Trash2} reasonId={off} onClick={() => ask('remove')}>
          この幕間を捨てる
        </Button>
      )}
      {question !== null && (
        <ConfirmDialog
          open
          onClose={() => ask(null)}
          title={words[question].title}
          lead={words[question].lead}
          answers={[
            {
              label: commonMessages.cancel,
              role: question === 'remove' ? 'main' : 'cancel',
              onPress: () => ask(null),
            },
            {
              label: words[question].yes,
              role: question === 'remove' ? 'destroy' : 'main',
              onPress: () => {
                ask(null)
                void (question === 'remove' ? onRemove() : onSubmit())
              },
            },
          ]}
        />
      )}
    </div>
  )
}
