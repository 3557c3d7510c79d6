// Reason for which something was sent back to its writer, or was ended.
import { Undo2 } from 'lucide-react'
import { Notice } from '#app/ui/Notice.tsx'

interface ReturnReasonProps {
  reason: string | null
  title?: string
  className?: string
}

export const ReturnReason = ({ reason, title = '差し戻しの理由', className = 'mt-3' }: ReturnReasonProps) =>
  reason && (
    <Notice tone="hi" icon={Undo2} silent className={className} title={title}>
      <p className="whitespace-pre-wrap wrap-anywhere">{reason}</p>
    </Notice>
  )
