// Sheet in which something is reported: the reason, and words about it.
import { useRef, useState } from 'react'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { SelectField, TextAreaField } from '#app/ui/Field.tsx'
import { ConfirmActions, Sheet } from '#app/ui/Sheet.tsx'
import { reportRefusals } from '#rules/refusals/report.ts'
import { REPORT_REASONS, type ReportReason, reportFault, reportKindLabels, reportReasonLabels } from '#rules/reports.ts'
import { type Reported, reporting } from './reporting.ts'

export function ReportSheet({ reported, onClose }: { reported: Reported; onClose: () => void }) {
  const { kind, targetId, name } = reported
  const [reason, setReason] = useState<ReportReason>('harassment')
  const [words, setWords] = useState('')
  const [message, setMessage] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const acts = usePress(reporting, { kind, targetId }, { onLate: onClose, can: '通報できます' })
  const send = async (): Promise<void> => {
    const fault = reportFault(reason, words)
    setMessage(fault ? reportRefusals[fault].message : undefined)
    if (fault) field.current?.focus()
    else if (await acts.press({ ...reported, reason, words: words.trim() })) onClose()
  }
  return (
    <Sheet open onClose={onClose} title="運営に通報する" lead={`${reportKindLabels[kind]}・${name}`}>
      <p className="mt-2 text-sub">
        いまの内容を控えとして運営に送ります。だれが通報したかは、相手に知らされません。運営が確かめた結果は、通知でお伝えします。
      </p>
      <SelectField
        className="mt-3"
        label="理由"
        data-autofocus=""
        value={reason}
        onChange={event => {
          setReason(REPORT_REASONS.find(each => each === event.currentTarget.value) ?? 'other')
          setMessage(undefined)
        }}
      >
        {REPORT_REASONS.map(each => (
          <option key={each} value={each}>
            {reportReasonLabels[each]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        ref={field}
        className="mt-3"
        label={reason === 'other' ? '問題のあるところ' : 'くわしく（なくてもよい）'}
        required={reason === 'other'}
        rows={3}
        value={words}
        error={message}
        hint="運営だけが読みます。"
        onChange={event => {
          setWords(event.currentTarget.value)
          setMessage(undefined)
        }}
      />
      <PressNotice of={acts} />
      <ConfirmActions
        onCancel={onClose}
        pending={acts.pending}
        pendingLabel="送っています"
        reason={acts.reason}
        onClick={() => void send()}
      >
        通報する
      </ConfirmActions>
    </Sheet>
  )
}
