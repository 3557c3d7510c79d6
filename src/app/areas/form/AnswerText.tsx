// An answer as it was sent, question by question.
import { type Answer, isAnswered, isChoice, type Question } from '#rules/web-forms.ts'
import { PrivatePicture } from './PrivatePicture.tsx'

interface AnswerTextProps {
  questions: readonly Question[]
  answers: readonly Answer[]
}

export function AnswerText({ questions, answers }: AnswerTextProps) {
  return (
    <dl className="divide-y divide-line">
      {questions.map(question => (
        <div key={question.questionId} className="py-2.5">
          <dt className="text-cap font-semibold text-ink-soft wrap-anywhere">{question.label}</dt>
          <dd className="mt-0.5 text-sub wrap-anywhere whitespace-pre-wrap">
            <Said question={question} answer={answers.find(({ questionId }) => questionId === question.questionId)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Said({ question, answer }: { question: Question; answer: Answer | undefined }) {
  const { kind, options, label } = question
  if (!answer || !isAnswered(answer)) return <span className="text-ink-soft">（答えなし）</span>
  if (answer.fileId !== null) return <PrivatePicture fileId={answer.fileId} alt={label} />
  if (!isChoice(kind)) return answer.text
  return options
    .filter(({ optionId }) => answer.options.includes(optionId))
    .map(one => one.label)
    .join('、')
}

/** Lines of an answer, for the clipboard. */
export const answerLines = ({ questions, answers }: AnswerTextProps): string =>
  questions
    .map(({ questionId, label, options }) => {
      const answer = answers.find(one => one.questionId === questionId)
      const chosen = options.filter(({ optionId }) => answer?.options.includes(optionId)).map(one => one.label)
      return `${label}：${answer?.text || chosen.join('、') || (answer?.fileId ? '画像' : '')}`
    })
    .join('\n')

/** 受付番号 000123 */
export const receiptNumber = (answerId: number): string => `受付番号 ${String(answerId).padStart(6, '0')}`
