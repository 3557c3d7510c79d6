// An answer that was still being written when its form closed. It can be read and copied; a press deletes it.
import { Copy } from 'lucide-react'
import { Button } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { copyText } from '#app/ui/copy.ts'
import { AnswerText, answerLines } from './AnswerText.tsx'
import type { SentAnswer, WebForm } from './queries.ts'
import { useAnswers } from './use-answers.ts'

interface UnsentAnswerProps {
  form: Pick<WebForm, 'formId' | 'questions'>
  /** answer that was to be changed; null for a new one */
  sent: SentAnswer | null
}

export function UnsentAnswer({ form: { formId, questions }, sent }: UnsentAnswerProps) {
  const { answers, isWritten, drop } = useAnswers({ formId, questions, sent })
  if (!isWritten) return null
  return (
    <section aria-label="送らなかった回答" className="mb-3">
      <SectionHeading>送らなかった回答</SectionHeading>
      <div className="rounded-card border border-line bg-surface px-4 py-3">
        <p className="text-cap text-ink-soft">書きかけのまま受付が終わりました。この端末にだけ残っています。</p>
        <AnswerText questions={questions} answers={answers} />
        <div className="mt-1 flex flex-wrap gap-2">
          <Button variant="line" icon={Copy} onClick={() => void copyText(answerLines({ questions, answers }), '回答')}>
            内容をコピー
          </Button>
          <Button variant="text" onClick={drop}>
            書いた内容を消す
          </Button>
        </div>
      </div>
    </section>
  )
}
