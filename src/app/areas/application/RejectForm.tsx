// Why an application is rejected: its player reads it.
import { TriangleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import { DraftEditor, type DraftEditorHandle } from '#app/areas/draft/DraftEditor.tsx'
import { useOnline } from '#app/platform/connectivity.ts'
import { Button } from '#app/ui/Button.tsx'
import { REJECTION_REASON_MAX, rejectionReasonFault } from '#rules/applications.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import { applicationRefusals } from '#rules/refusals/application.ts'
import { lengthCount } from '#rules/text/count.ts'
import { REJECTION } from './places.ts'
import type { QueuedApplication } from './queries.ts'

export interface RejectFormProps {
  application: QueuedApplication
  /** @param draftId what it was written in, which ends when the rejection has arrived */
  onReject: (reason: string, draftId: string | null) => void
  onClose: () => void
}

export function RejectForm({ application, onReject, onClose }: RejectFormProps) {
  const online = useOnline()
  const editor = useRef<DraftEditorHandle>(null)
  const [message, setMessage] = useState<string>()
  const [hasTwo, setHasTwo] = useState(false)
  const { applicationId, kind, fee } = application
  const reject = (): void => {
    const reason = editor.current?.text() ?? ''
    const fault = rejectionReasonFault(reason)
    setMessage(fault ? applicationRefusals[fault].message : undefined)
    if (fault) editor.current?.focus()
    else if (online && !hasTwo) onReject(reason, editor.current?.draftId() ?? null)
  }
  return (
    <form
      className="mt-3 border-t border-line pt-3"
      onSubmit={event => {
        event.preventDefault()
        reject()
      }}
    >
      <DraftEditor
        ref={editor}
        label="却下の理由"
        required
        place={REJECTION}
        target={`${kind}/${applicationId}`}
        count={lengthCount}
        limit={REJECTION_REASON_MAX}
        error={message}
        hint={fee > 0 ? '申請した人が読みます。手数料は全額戻ります。' : '提案した人が読みます。'}
        rows={3}
        onText={() => setMessage(undefined)}
        onConflict={setHasTwo}
        onSubmit={reject}
      />
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button variant="line" onClick={onClose}>
          やめる
        </Button>
        <Button
          type="submit"
          variant="shu"
          icon={TriangleAlert}
          reason={hasTwo ? '2つの版のどちらを使うか、先に選んでください。' : offlineReason(online, '送れます')}
        >
          この理由で却下する
        </Button>
      </div>
    </form>
  )
}
