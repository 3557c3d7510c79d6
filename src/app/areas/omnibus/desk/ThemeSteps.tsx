// Buttons of the form of a theme: handing it in, saving it, ending it, throwing its text away. What the office or players will see, and
// what cannot be undone, asks first.
import { CircleStop, Send, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { FaultSummary } from '#app/shared/form/FormNotices.tsx'
import type { FormSave } from '#app/shared/form/use-form-save.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { ConfirmDialog } from '#app/ui/AlertDialog.tsx'
import { Button } from '#app/ui/Button.tsx'
import { commonMessages } from '#rules/messages/common.ts'
import { type OmnibusState, omnibusStepsOf } from '#rules/order/omnibus.ts'
import type { ThemeForm } from '../theme-kind.ts'
import type { ThemeActs } from '../writes.ts'

interface ThemeStepsProps {
  form: ThemeForm
  saving: FormSave
  acts: ThemeActs
  isNew: boolean
  state: OmnibusState
  /** players see an approved version of it */
  isShown: boolean
  /** reason why nothing can be sent now */
  obstacle: string | undefined
  onSubmit: () => Promise<unknown>
  onAct: (act: 'remove' | 'close') => Promise<unknown>
}

const submitting = {
  title: 'テーマを提出しますか？',
  lead: '運営が審査しているあいだは書きなおせません。提出は、審査が終わる前なら取り消せます。',
  yes: '提出する',
}
const closing = {
  title: 'このテーマを終えますか？',
  lead: '新しいオーダーは受けられなくなります。すでにあるオーダーと、公開された話は、そのまま残ります。',
  yes: '終える',
}
const removing = (isShown: boolean) => ({
  title: isShown ? 'この変更を捨てますか？' : 'この下書きを捨てますか？',
  lead: isShown
    ? '承認済みのテーマは、そのまま公開が続きます。書きなおした文章は取り戻せません。'
    : '保存した文章もなくなり、取り戻せません。',
  yes: '捨てる',
})

export function ThemeSteps(props: ThemeStepsProps) {
  const { form, saving, acts, isNew, state, isShown, obstacle, onSubmit, onAct } = props
  const [question, ask] = useState<'submit' | 'close' | 'remove' | null>(null)
  const reasonId = useId()
  const off = obstacle === undefined ? undefined : reasonId
  const isBusy = saving.pending || acts.pending
  const steps = omnibusStepsOf(state, 'master')
  const words = question === 'submit' ? submitting : question === 'close' ? closing : removing(isShown)
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
        onClick={() => form.check('whole') && ask('submit')}
      >
        {state === 'returned' ? '提出しなおす' : isShown ? '変更を運営に提出する' : '運営に提出する'}
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
      {!isNew && steps.includes('close') && (
        <Button variant="text-danger" icon={CircleStop} reasonId={off} onClick={() => ask('close')}>
          このテーマを終える
        </Button>
      )}
      {!isNew && steps.includes('discard') && (
        <Button variant="text-danger" icon={Trash2} reasonId={off} onClick={() => ask('remove')}>
          {isShown ? 'この変更を捨てる' : 'この下書きを捨てる'}
        </Button>
      )}
      {question !== null && (
        <ConfirmDialog
          open
          onClose={() => ask(null)}
          title={words.title}
          lead={words.lead}
          answers={[
            { label: commonMessages.cancel, role: question === 'submit' ? 'cancel' : 'main', onPress: () => ask(null) },
            {
              label: words.yes,
              role: question === 'submit' ? 'main' : 'destroy',
              onPress: () => {
                ask(null)
                void (question === 'submit' ? onSubmit() : onAct(question))
              },
            },
          ]}
        />
      )}
    </div>
  )
}
