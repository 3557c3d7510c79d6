// Asked before a link is stopped: it cannot be opened again, only a new one made.
import { TriangleAlert } from 'lucide-react'
import { useOnline } from '#app/platform/connectivity.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { ConfirmActions, Sheet } from '#app/ui/Sheet.tsx'
import { offlineReason } from '#rules/messages/offline.ts'
import type { LinkRow } from './queries.ts'
import type { LinkActs } from './use-link-acts.ts'

export function StopDialog({ row, acts, onClose }: { row: LinkRow; acts: LinkActs; onClose: () => void }) {
  const online = useOnline()
  const stop = async (): Promise<void> => {
    if (await acts.stop(row)) onClose()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title="配布を止めますか"
      lead="このリンクでは、もう受け取れなくなります。すでに受け取った人のものはそのままです。"
    >
      {acts.problem && <Notice tone="hi" icon={TriangleAlert} className="mt-3" title={acts.problem} />}
      <ConfirmActions
        onCancel={onClose}
        pending={acts.pending}
        reason={offlineReason(online, '止められます')}
        onClick={() => void stop()}
      >
        止める
      </ConfirmActions>
    </Sheet>
  )
}
