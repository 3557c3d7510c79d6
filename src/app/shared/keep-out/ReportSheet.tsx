// Sheet in which something is reported: the reason, and words about it with their draft.
import { useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { TextForm } from '#app/shared/draft/TextForm.tsx'
import { useTextForm } from '#app/shared/draft/use-text-form.ts'
import { Button } from '#app/ui/Button.tsx'
import { SelectField } from '#app/ui/Field.tsx'
import { Sheet } from '#app/ui/Sheet.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { offlineWritingReason } from '#rules/messages/offline.ts'
import { reportRefusals } from '#rules/refusals/report.ts'
import {
  REPORT_REASONS,
  REPORT_WORDS_MAX,
  type ReportReason,
  reportFault,
  reportKindLabels,
  reportReasonLabels,
} from '#rules/reports.ts'
import { keptReason, REPORT_PLACE, type Reported, readReason, reporting, reportTarget } from './reporting.ts'

interface ReportSheetProps {
  reported: Reported
  draftId?: string | undefined
  onClose: () => void
}

export function ReportSheet({ reported, draftId, onClose }: ReportSheetProps) {
  const { kind, name } = reported
  const online = useOnline()
  const [reason, choose] = useState<ReportReason>(REPORT_REASONS[0])
  const target = reportTarget(reported)
  const finish = (): void => {
    toasts.add({ type: 'success', title: '通報しました', line: '運営が確かめた結果は、通知でお伝えします' })
    onClose()
  }
  const faultOf = (words: string): string | undefined => {
    const fault = reportFault(reason, words)
    return fault ? reportRefusals[fault].message : undefined
  }
  const form = useTextForm({ write: reporting, faultOf, about: { target }, onLate: finish })
  const send = async (): Promise<void> => {
    const result = online ? await form.send({ ...reported, reason }) : null
    if (result?.state === 'done') finish()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      width={500}
      title="運営に通報する"
      lead={[reportKindLabels[kind], name].filter(Boolean).join('・')}
    >
      <p className="mt-2 text-sub">
        いまの内容を控えとして運営に送ります。だれが通報したかは、相手に知らされません。運営が確かめた結果は、通知でお伝えします。
      </p>
      <TextForm
        form={form}
        label={reason === 'other' ? '問題のあるところ' : 'くわしく（なくてもよい）'}
        required={reason === 'other'}
        place={REPORT_PLACE}
        target={target}
        draftId={draftId}
        limit={REPORT_WORDS_MAX}
        rows={3}
        fields={keptReason(reason)}
        onFields={fields => fields !== '' && choose(readReason(fields))}
        fieldWords={fields => `理由：${reportReasonLabels[readReason(fields)]}`}
        hint="運営だけが読みます。"
        button="通報する"
        isMain
        reason={offlineWritingReason(online, '通報できます')}
        onSend={() => void send()}
        head={
          <SelectField
            label="理由"
            className="mb-3"
            data-autofocus=""
            value={reason}
            onChange={event => {
              const chosen = readReason(JSON.stringify({ reason: event.currentTarget.value }))
              choose(chosen)
              form.say(undefined)
              form.editor.current?.fill(keptReason(chosen))
            }}
          >
            {REPORT_REASONS.map(each => (
              <option key={each} value={each}>
                {reportReasonLabels[each]}
              </option>
            ))}
          </SelectField>
        }
        foot={
          <Button variant="text" onClick={onClose}>
            とじる
          </Button>
        }
      />
    </Sheet>
  )
}
