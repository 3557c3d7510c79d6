// Buttons of the form of an opening. What players or the office will see, and what cannot be undone, asks first.
import { Trash2, Undo2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { HandInSteps } from '#app/shared/form/HandInSteps.tsx'
import type { FormSave } from '#app/shared/form/use-form-save.ts'
import type { OpeningForm } from '#app/shared/scenario/use-opening-save.ts'
import { type AskedFirst, AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { Button } from '#app/ui/Button.tsx'
import { masterActs } from '#rules/scenario/desk.ts'
import type { ScenarioState } from '#rules/scenario/states.ts'
import type { OpeningActs } from '../writes.ts'

const ActQuestion = lazy(() => import('./ActQuestion.tsx').then(module => ({ default: module.ActQuestion })))

interface OpeningStepsProps {
  form: OpeningForm
  saving: FormSave
  acts: OpeningActs
  state: ScenarioState
  isNew: boolean
  /** says what is missing otherwise */
  canSubmit: () => boolean
  /** both say whether the question may close */
  onSubmit: () => Promise<boolean>
  onDiscard: () => Promise<boolean>
}

const reverting: AskedFirst = {
  title: '保存していない変更を捨てますか？',
  lead: '最後に保存した内容に戻します。いまのオープニングは、下書きの一覧から30日のあいだ取り戻せます。',
  yes: '捨てる',
  destroys: true,
}

export function OpeningSteps(props: OpeningStepsProps) {
  const { form, saving, acts, state, isNew, canSubmit, onSubmit, onDiscard } = props
  const [question, setQuestion] = useState<'submit' | 'discard' | 'revert' | null>(null)
  const close = () => setQuestion(null)
  const answer = async (): Promise<void> => {
    const mayClose = await (question === 'submit' ? onSubmit() : onDiscard())
    if (mayClose) close()
  }
  return (
    <>
      <HandInSteps
        form={form}
        label={state === 'rejected' ? '提出しなおす' : '提出する'}
        isHandingIn={acts.pending}
        onHandIn={() => canSubmit() && setQuestion('submit')}
        isSaving={saving.pending && question === null}
        isNew={isNew}
        obstacle={form.obstacle ?? saving.reason}
      >
        {reasonId => (
          <div className="flex flex-wrap gap-x-5">
            {form.isDirty && (
              <Button variant="text" icon={Undo2} onClick={() => setQuestion('revert')}>
                変更を捨てる
              </Button>
            )}
            {!isNew && masterActs(state).includes('discard') && (
              <Button
                variant="text-danger"
                icon={Trash2}
                className="max-w-full"
                reasonId={reasonId}
                onClick={() => setQuestion('discard')}
              >
                このオープニングを捨てる
              </Button>
            )}
          </div>
        )}
      </HandInSteps>
      <Suspense>
        {(question === 'submit' || question === 'discard') && (
          <ActQuestion
            act={question}
            title={form.fields.scenarioTitle}
            acts={{ ...acts, pending: acts.pending || saving.pending }}
            onClose={close}
            onYes={answer}
          />
        )}
      </Suspense>
      {question === 'revert' && (
        <AskFirst asked={reverting} onClose={close} onYes={() => void form.adopt(form.ground)} />
      )}
    </>
  )
}
