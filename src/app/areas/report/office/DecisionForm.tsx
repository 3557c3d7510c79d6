// The form of a decision: what follows, the words to whoever reported, and those to whoever wrote it. Words that were
// not sent yet are kept on the device.
import { useRef, useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { useWritten } from '#app/shared/form/use-written.ts'
import { type AskedFirst, AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { TextAreaField } from '#app/ui/Field.tsx'
import { SegmentedControl } from '#app/ui/SegmentedControl.tsx'
import { reportRefusals } from '#rules/refusals/report.ts'
import {
  decisionFault,
  decisionsOf,
  type ReportDecision,
  reportStateLabels,
  tellsWriter,
  usualAnswers,
} from '#rules/reports.ts'
import type { Report } from '../queries.ts'
import { decidingReport } from './deciding.ts'

const buttons: Record<ReportDecision, string> = {
  nothing: '問題なしとする',
  warned: '注意を伝える',
  removed: '削除する',
}

/** Questions before what cannot be taken back; that nothing was wrong asks none. */
const questions: Partial<Record<ReportDecision, AskedFirst>> = {
  warned: {
    title: '書いた方に注意を伝えますか？',
    lead: '通知とメールですぐに届き、取り消せません。',
    yes: '注意を伝える',
    destroys: true,
  },
  removed: {
    title: '通報されたものを削除しますか？',
    lead: 'だれからも見えなくなり、書いた方に通知とメールで伝わります。取り戻せません。',
    yes: '削除する',
    destroys: true,
  },
}

const faultFields = { REPORT_ANSWER_NEEDED: 'answer', REPORT_TOLD_NEEDED: 'words', REPORT_WORDS_LONG: 'both' } as const

/** Words to both sides as they were written; the usual answer stands while none was. */
type Written = { answer: string | null; words: string }
const NOTHING: Written = { answer: null, words: '' }

export function DecisionForm({ report }: { report: Report }) {
  const { reportId, kind, isThere } = report
  const [decision, decide] = useState<ReportDecision>('nothing')
  const { written, write, forget } = useWritten<Written>(`reportDecision1:${reportId}`, NOTHING)
  const { words } = written
  const [isTried, setTried] = useState(false)
  const [isAsked, ask] = useState(false)
  const question = questions[decision]
  const form = useRef<HTMLFormElement>(null)
  const acts = usePress(decidingReport, { reportId }, { can: '判断できます' })
  const answer = written.answer ?? usualAnswers[decision]
  const fault = isTried ? decisionFault({ decision, answer, words }) : null
  const messageFor = (field: 'answer' | 'words'): string | undefined =>
    fault && (faultFields[fault] === field || faultFields[fault] === 'both') ? reportRefusals[fault].message : undefined
  const decideNow = async (): Promise<void> => {
    const done = await acts.press({ report, decision, answer, words: tellsWriter(decision) ? words : '' })
    if (done) forget()
  }
  const send = (): void => {
    setTried(true)
    if (decisionFault({ decision, answer, words })) form.current?.querySelector('textarea')?.focus()
    else if (question) ask(true)
    else void decideNow()
  }
  return (
    <section aria-label="判断">
      <SectionHeading>判断</SectionHeading>
      <form
        ref={form}
        noValidate
        className="grid gap-3"
        onSubmit={event => {
          event.preventDefault()
          send()
        }}
      >
        <SegmentedControl
          label="判断"
          segments={decisionsOf(kind).map(value => ({ value, label: reportStateLabels[value] }))}
          value={decision}
          onChange={decide}
        />
        <TextAreaField
          label="通報した方への言葉"
          required
          rows={3}
          value={answer}
          error={messageFor('answer')}
          hint="通知と、送った通報の一覧で読まれます。"
          onChange={event => write({ ...written, answer: event.currentTarget.value })}
        />
        {tellsWriter(decision) && (
          <TextAreaField
            label="書いた方への言葉"
            required
            rows={3}
            value={words}
            error={messageFor('words')}
            hint="通知とメールで届きます。だれが通報したかは伝わりません。"
            onChange={event => write({ ...written, words: event.currentTarget.value })}
          />
        )}
        <PressNotice of={acts} className="" />
        <div className="flex justify-end">
          <Button
            type="submit"
            variant={decision === 'nothing' ? 'ai' : 'shu'}
            pending={acts.pending}
            pendingLabel="送っています"
            reason={
              acts.reason ?? (decision === 'removed' && !isThere ? reportRefusals.REPORT_GONE.message : undefined)
            }
          >
            {buttons[decision]}
          </Button>
        </div>
      </form>
      {isAsked && question && <AskFirst asked={question} onClose={() => ask(false)} onYes={() => void decideNow()} />}
    </section>
  )
}
