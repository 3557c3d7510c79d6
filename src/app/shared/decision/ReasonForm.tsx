// Form for the reason of a rejection, which its receiver reads; it is stored as a draft.

import { TriangleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { CHOOSE_VERSION } from '#app/shared/draft/choose-version.ts'
import { DraftEditor, type DraftEditorHandle } from '#app/shared/draft/DraftEditor.tsx'
import { Button } from '#app/ui/Button.tsx'
import { commonMessages } from '#rules/messages/common.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import { REJECTION } from './use-decisions.ts'

export interface ReasonFormProps {
  /** name of the field: 却下の理由 */
  label: string
  target: string
  limit: number
  /** note about the readers and the fee */
  hint: string
  /** fault of a reason in words */
  faultOf: (reason: string) => string | undefined
  /** words of the button: この理由で却下する */
  button: string
  /** id of the draft to open first */
  draft?: string | undefined
  /** reason that prevents sending, besides the network */
  obstacle?: string | undefined
  /** @param draftId draft of the reason, which ends when the rejection has arrived */
  onReject: (reason: string, draftId: string | null) => void
  onClose: () => void
  className?: string
}

export function ReasonForm(props: ReasonFormProps) {
  const { label, target, limit, hint, faultOf, button, draft, obstacle, onReject, onClose } = props
  const { className = 'mt-3 border-t border-line pt-3' } = props
  const online = useOnline()
  const editor = useRef<DraftEditorHandle>(null)
  const [message, setMessage] = useState<string>()
  const [hasTwo, setHasTwo] = useState(false)
  const reject = (): void => {
    const reason = editor.current?.text() ?? ''
    const fault = faultOf(reason)
    setMessage(fault)
    if (fault) editor.current?.focus()
    else if (online && !hasTwo && !obstacle) onReject(reason, editor.current?.draftId() ?? null)
  }
  return (
    <form
      className={className}
      onSubmit={event => {
        event.preventDefault()
        reject()
      }}
    >
      <DraftEditor
        ref={editor}
        label={label}
        required
        place={REJECTION}
        target={target}
        draftId={draft}
        limit={limit}
        error={message}
        hint={hint}
        rows={3}
        onText={() => setMessage(undefined)}
        onConflict={setHasTwo}
        onSubmit={reject}
      />
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button variant="line" onClick={onClose}>
          {commonMessages.cancel}
        </Button>
        <Button
          type="submit"
          variant="shu"
          icon={TriangleAlert}
          reason={hasTwo ? CHOOSE_VERSION : (obstacle ?? offlineReason(online, '送れます'))}
        >
          {button}
        </Button>
      </div>
    </form>
  )
}
