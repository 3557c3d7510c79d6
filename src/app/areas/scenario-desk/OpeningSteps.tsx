// Buttons of the form of an opening. What players or the office will see, and what cannot be undone, asks first.
import { Send, Trash2, Undo2 } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { FaultSummary } from '#app/shared/form/FormNotices.tsx'
import type { OpeningForm, OpeningSave } from '#app/shared/scenario/use-opening-save.ts'
import { ConfirmDialog } from '#app/ui/AlertDialog.tsx'
import { Button } from '#app/ui/Button.tsx'
import { commonMessages } from '#rules/messages/common.ts'
import { masterActs } from '#rules/scenario/desk.ts'
import type { ScenarioState } from '#rules/scenario/states.ts'
import type { OpeningActs } from './writes.ts'

const ActQuestion = lazy(() => import('./ActQuestion.tsx').then(module => ({ default: module.ActQuestion })))

interface OpeningStepsProps {
  form: OpeningForm
  saving: OpeningSave
  acts: OpeningActs
  state: ScenarioState
  isNew: boolean
  /** reason why nothing can be sent now */
  obstacle: string | undefined
  /** says what is missing otherwise */
  canSubmit: () => boolean
  /** both say whether the question may close */
  onSubmit: () => Promise<boolean>
  onDiscard: () => Promise<boolean>
}

export function OpeningSteps(props: OpeningStepsProps) {
  const { form, saving, acts, state, isNew, obstacle, canSubmit, onSubmit, onDiscard } = props
  const [question, setQuestion] = useState<'submit' | 'discard' | 'revert' | null>(null)
  const reasonId = useId()
  const off = obstacle === undefined ? undefined : reasonId
  const close = () => setQuestion(null)
  const answer = async (): Promise<void> => {
    const mayClose = await (question === 'submit' ? onSubmit() : onDiscard())
    if (mayClose) close()
  }
  return (
    <div className="mt-6 grid justify-items-start gap-3">
      <FaultSummary form={form} title="直すところがあります。" className="w-full" />
      <Button
        size="big"
        capped
        variant="shu"
        icon={Send}
        reasonId={off}
        pending={acts.pending}
        pendingLabel="提出しています"
        onClick={() => canSubmit() && setQuestion('submit')}
      >
        {state === 'rejected' ? '提出しなおす' : '提出する'}
      </Button>
      <Button
        type="submit"
        size="big"
        capped
        variant="line"
        reasonId={off}
        pending={saving.pending && question === null}
        pendingLabel="保存しています"
      >
        {isNew ? '下書きを保存' : '変更を保存'}
      </Button>
      {obstacle !== undefined && (
        <p id={reasonId} className="text-cap text-ink-soft">
          {obstacle}
        </p>
      )}
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
            reasonId={off}
            onClick={() => setQuestion('discard')}
          >
            このオープニングを捨てる
          </Button>
        )}
      </div>
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
        <ConfirmDialog
          open
          onClose={close}
          title="保存していない変更を捨てますか？"
          lead="最後に保存した内容に戻します。いまのオープニングは、下書きの一覧から30日のあいだ取り戻せます。"
          answers={[
            { label: commonMessages.cancel, role: 'main', onPress: close },
            {
              label: '捨てる',
              role: 'destroy',
              onPress: () => {
                close()
                void form.adopt(form.ground)
              },
            },
          ]}
        />
      )}
    </div>
  )
}
