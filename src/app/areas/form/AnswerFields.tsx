// The questions of a form with their controls, the faults above the buttons, and where the answer is kept meanwhile.
import { Send, TriangleAlert } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { timeOf } from '#app/platform/drafts/draft-line.ts'
import { FaultSummary } from '#app/shared/form/FormNotices.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { QuestionField } from './QuestionField.tsx'
import type { WebForm } from './queries.ts'
import type { Answering } from './use-answers.ts'

interface AnswerFieldsProps {
  form: Pick<WebForm, 'formId' | 'questions'>
  answering: Answering
  isBusy: boolean
  /** reason why nothing can be sent now */
  reason: string | undefined
  /** whether it changes an answer that was sent */
  isChange: boolean
  onSubmit: () => void
  onCancel: (() => void) | undefined
  /** fields before the questions */
  lead?: ReactNode
  /** faults of the sending, and words to be known before it */
  children: ReactNode
}

export function AnswerFields(props: AnswerFieldsProps) {
  const { form, answering, isBusy, reason, isChange, onSubmit, onCancel, lead, children } = props
  const root = useRef<HTMLFormElement>(null)
  const { faults, isTried, keeping } = answering
  const goTo = (name: string): void =>
    root.current
      ?.querySelector<HTMLElement>(`[data-field="${name}"] :is(input:not([type=file]), textarea, button)`)
      ?.focus()
  const labels = new Map(form.questions.map(({ questionId, label }) => [questionId, label]))
  const told = Object.fromEntries([...faults].map(([id, words]) => [id, `${labels.get(id)}：${words}`]))
  return (
    <form
      ref={root}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <div inert={isBusy} className="grid grid-cols-1 gap-6">
        {lead}
        {form.questions.map(question => (
          <QuestionField
            key={question.questionId}
            formId={form.formId}
            question={question}
            answer={answering.answerTo(question.questionId)}
            error={faults.get(question.questionId)}
            onChange={patch => answering.change(question.questionId, patch)}
          />
        ))}
      </div>
      <FaultSummary form={{ isTried: isTried && faults.size > 0, faults: told, goTo }} className="mt-5" />
      <p role="status" className="num mt-4 text-cap text-ink-soft">
        {keeping.state === 'saved' && `この端末に保存済み ${timeOf(keeping.at, Date.now())}`}
      </p>
      {keeping.state === 'failed' && (
        <Notice tone="hi" icon={TriangleAlert}>
          この端末に保存できませんでした。ページを閉じると、書いた内容は消えます。
        </Notice>
      )}
      <div className="mt-1 grid justify-items-start gap-3">
        {children}
        <Button type="submit" variant="shu" size="big" capped icon={Send} pending={isBusy} reason={reason}>
          {isChange ? '直した回答を送る' : '回答を送る'}
        </Button>
        {onCancel && (
          <Button variant="text" onClick={onCancel}>
            送らずに戻る
          </Button>
        )}
        {answering.isWritten && (
          <Button variant="text" onClick={answering.drop}>
            書いた内容を消す
          </Button>
        )}
      </div>
    </form>
  )
}
