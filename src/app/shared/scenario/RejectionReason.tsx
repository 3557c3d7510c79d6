// Reason for which an opening was sent back to its master.
import { Undo2 } from 'lucide-react'
import { Notice } from '#app/ui/Notice.tsx'

export const RejectionReason = ({ reason }: { reason: string | null }) =>
  reason && (
    <Notice tone="hi" icon={Undo2} silent className="mt-3" title="差し戻しの理由">
      <p className="whitespace-pre-wrap wrap-anywhere">{reason}</p>
    </Notice>
  )
