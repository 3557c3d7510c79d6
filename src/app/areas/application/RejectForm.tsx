// Why an application is rejected: its player reads it.
import { TriangleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import { DraftEditor, type DraftEditorHandle } from '#app/areas/draft/DraftEditor.tsx'
import { useOnline } from '#app/platform/connectivity.ts'
import { Button } from '#app/ui/Button.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { REJECTION_REASON_MAX, rejectionReasonFault } from '#rules/applications.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import { refusals } from '#rules/messages/refusals.ts'
import { lengthCount } from '#rules/text/count.ts'
import { REJECTION } from './places.ts'
import { adminApplicationCalls, type QueuedApplication } from './queries.ts'
import type { Act } from './use-act.ts'

export interface RejectFormProps {
  application: QueuedApplication
  act: Act
  onClose: () => void
}

export function RejectForm({ application, act, onClose }: RejectFormProps) {
  const online = useOnline()
  const editor = useRef<DraftEditorHandle>(null)
  const [message, setMessage] = useState<string>()
  const [hasTwo, setHasTwo] = useState(false)
  const { applicationId, kind, name, fee } = application
  const reject = async (): Promise<void> => {
    const reason = editor.current?.text() ?? ''
    const fault = rejectionReasonFault(reason)
    setMessage(fault ? refusals[fault] : undefined)
    if (fault) return editor.current?.focus()
    if (!online || hasTwo) return
    const rejected = await editor.current
      ?.submit(async () => {
        const request = adminApplicationCalls.decide.request({ applicationId, isApproved: false, reason })
        // What did not arrive goes on as a draft.
        if ((await act.run(`decide:${applicationId}`, request)) === null) throw new Error('not decided')
        return true
      })
      .catch(() => false)
    if (rejected) toasts.add({ type: 'success', title: '却下しました', overline: name })
  }
  return (
    <form
      className="mt-3 border-t border-line pt-3"
      onSubmit={event => {
        event.preventDefault()
        void reject()
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
        onSubmit={() => void reject()}
      />
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button variant="line" onClick={onClose}>
          やめる
        </Button>
        <Button
          type="submit"
          variant="shu"
          icon={TriangleAlert}
          pending={act.pending}
          reason={hasTwo ? '2つの版のどちらを使うか、先に選んでください。' : offlineReason(online, '送れます')}
        >
          この理由で却下する
        </Button>
      </div>
    </form>
  )
}
