// An answer that arrived: its number, its time, and what was sent.
import { CircleCheck, Copy, PenLine } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { copyText } from '#app/ui/copy.ts'
import { formatDayTime } from '#app/ui/days.ts'
import { Notice } from '#app/ui/Notice.tsx'
import type { Question } from '#rules/web-forms.ts'
import { AnswerText, answerLines, receiptNumber } from './AnswerText.tsx'
import type { SentAnswer } from './queries.ts'

interface ReceiptProps {
  questions: readonly Question[]
  answer: SentAnswer
  /** whether it has just arrived */
  isFresh: boolean
  onChange?: (() => void) | undefined
  children?: ReactNode
}

export function Receipt({ questions, answer, isFresh, onChange, children }: ReceiptProps) {
  const { answerId, answers, characterName, receivedAt, changedAt } = answer
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFresh) head.current?.focus()
  }, [isFresh])
  return (
    <li className="rounded-card border border-line bg-surface px-4 py-3">
      {isFresh && <Notice icon={CircleCheck} title="回答を受け付けました。" className="mb-3" />}
      <div className="flex flex-wrap items-center gap-2">
        <h3 ref={head} tabIndex={-1} className="num text-sub font-bold">
          {receiptNumber(answerId)}
        </h3>
        {characterName && <Chip tone="ai">{characterName}</Chip>}
      </div>
      <p className="num text-meta text-ink-soft">
        {formatDayTime(receivedAt)}に受付
        {changedAt !== null && `・${formatDayTime(changedAt)}に変更`}
      </p>
      <AnswerText questions={questions} answers={answers} />
      <div className="mt-1 flex flex-wrap gap-2">
        {onChange && (
          <Button variant="line" icon={PenLine} onClick={onChange}>
            回答を直す
          </Button>
        )}
        <Button
          variant="text"
          icon={Copy}
          onClick={() => void copyText(`${receiptNumber(answerId)}\n${answerLines({ questions, answers })}`, '回答')}
        >
          内容をコピー
        </Button>
        {children}
      </div>
    </li>
  )
}
