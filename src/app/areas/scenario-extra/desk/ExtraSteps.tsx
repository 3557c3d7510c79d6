// Foot of the form of an extra: handing it in, saving it, throwing it away. What the office will see, and what cannot be undone,
// asks first.
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { HandInSteps } from '#app/shared/form/HandInSteps.tsx'
import type { FormSave } from '#app/shared/form/use-form-save.ts'
import { type AskedFirst, AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import type { ExtraForm } from './extra-kind.ts'
import type { ExtraActs } from './writes.ts'

interface ExtraStepsProps {
  form: ExtraForm
  saving: FormSave
  acts: ExtraActs
  isNew: boolean
  isReturned: boolean
  onSubmit: () => Promise<unknown>
  onRemove: () => Promise<unknown>
}

const asked: Record<'submit' | 'remove', AskedFirst> = {
  submit: {
    title: '幕間を提出しますか？',
    lead: '運営が確かめているあいだは書きなおせません。提出は、承認される前なら取り消せます。',
    yes: '提出する',
  },
  remove: {
    title: 'この幕間を捨てますか？',
    lead: '保存した文章もなくなり、取り戻せません。',
    yes: '捨てる',
    destroys: true,
  },
}

export function ExtraSteps({ form, saving, acts, isNew, isReturned, onSubmit, onRemove }: ExtraStepsProps) {
  const [question, ask] = useState<keyof typeof asked | null>(null)
  const isBusy = saving.pending || acts.pending
  return (
    <>
      <HandInSteps
        form={form}
        notice={<PressNotice of={acts} className="w-full" />}
        label={isReturned ? '提出しなおす' : '運営に提出する'}
        isHandingIn={isBusy}
        onHandIn={() => form.check('whole') && ask('submit')}
        isSaving={isBusy}
        isNew={isNew}
        obstacle={form.obstacle ?? saving.reason ?? acts.reason}
      >
        {reasonId =>
          !isNew && (
            <Button variant="text-danger" icon={Trash2} reasonId={reasonId} onClick={() => ask('remove')}>
              この幕間を捨てる
            </Button>
          )
        }
      </HandInSteps>
      {question && (
        <AskFirst
          asked={asked[question]}
          onClose={() => ask(null)}
          onYes={() => void (question === 'remove' ? onRemove() : onSubmit())}
        />
      )}
    </>
  )
}
