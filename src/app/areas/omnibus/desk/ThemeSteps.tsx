// Foot of the form of a theme: handing it in, saving it, ending it, throwing its text away. A step that the office or
// players will see, or that cannot be undone, asks first.
import { CircleStop, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { HandInSteps } from '#app/shared/form/HandInSteps.tsx'
import type { FormSave } from '#app/shared/form/use-form-save.ts'
import { type AskedFirst, AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { type OmnibusState, omnibusStepsOf } from '#rules/order/omnibus.ts'
import type { ThemeForm } from '../theme-kind.ts'
import type { ThemeActs } from '../writes.ts'

interface ThemeStepsProps {
  form: ThemeForm
  saving: FormSave
  acts: ThemeActs
  isNew: boolean
  state: OmnibusState
  /** whether players see an approved version of it */
  isShown: boolean
  onSubmit: () => Promise<unknown>
  onAct: (act: 'remove' | 'close') => Promise<unknown>
}

const submit: AskedFirst = {
  title: 'テーマを提出しますか？',
  lead: '運営が審査しているあいだは書きなおせません。提出は、審査が終わる前なら取り消せます。',
  yes: '提出する',
}
const close: AskedFirst = {
  title: 'このテーマを終えますか？',
  lead: '新しいオーダーは受けられなくなります。すでにあるオーダーと、公開された話は、そのまま残ります。',
  yes: '終える',
  destroys: true,
}
const removing = (isShown: boolean): AskedFirst => ({
  title: isShown ? 'この変更を捨てますか？' : 'この下書きを捨てますか？',
  lead: isShown
    ? '承認済みのテーマは、そのまま公開が続きます。書きなおした文章は取り戻せません。'
    : '保存した文章もなくなり、取り戻せません。',
  yes: '捨てる',
  destroys: true,
})

export function ThemeSteps({ form, saving, acts, isNew, state, isShown, onSubmit, onAct }: ThemeStepsProps) {
  const asked = { submit, close, remove: removing(isShown) }
  const [question, ask] = useState<keyof typeof asked | null>(null)
  const isBusy = saving.pending || acts.pending
  const steps = isNew ? [] : omnibusStepsOf(state, 'master')
  return (
    <>
      <HandInSteps
        form={form}
        notice={<PressNotice of={acts} className="w-full" />}
        label={state === 'returned' ? '提出しなおす' : isShown ? '変更を運営に提出する' : '運営に提出する'}
        isHandingIn={isBusy}
        onHandIn={() => form.check('whole') && ask('submit')}
        isSaving={isBusy}
        isNew={isNew}
        obstacle={form.obstacle ?? saving.reason ?? acts.reason}
      >
        {reasonId => (
          <>
            {steps.includes('close') && (
              <Button variant="text-danger" icon={CircleStop} reasonId={reasonId} onClick={() => ask('close')}>
                このテーマを終える
              </Button>
            )}
            {steps.includes('discard') && (
              <Button variant="text-danger" icon={Trash2} reasonId={reasonId} onClick={() => ask('remove')}>
                {isShown ? 'この変更を捨てる' : 'この下書きを捨てる'}
              </Button>
            )}
          </>
        )}
      </HandInSteps>
      {question && (
        <AskFirst
          asked={asked[question]}
          onClose={() => ask(null)}
          onYes={() => void (question === 'submit' ? onSubmit() : onAct(question))}
        />
      )}
    </>
  )
}
