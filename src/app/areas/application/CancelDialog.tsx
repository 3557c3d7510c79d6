// Question before an application is withdrawn, with the fee and the piece that come back.

import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { ConfirmDialog } from '#app/ui/AlertDialog.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { type ApplicationKind, type FeeCoin, feeText } from '#rules/applications.ts'
import { commonMessages } from '#rules/messages/common.ts'
import { applicationCalls } from './queries.ts'
import { useApplying } from './use-applying.ts'

type Cancelled = { applicationId: number; fee: number; coin: FeeCoin | null; kind?: ApplicationKind }

export function CancelDialog({ application, onClose }: { application: Cancelled; onClose: () => void }) {
  const { applicationId, fee, coin, kind } = application
  const act = useApplying(`cancel:${applicationId}`, { onLate: onClose })
  const cancel = async (): Promise<void> => {
    const request = applicationCalls.cancel.request({ applicationId })
    if ((await act.run('', request)) === null) return
    toasts.add({ type: 'success', title: '申請を取り下げました' })
    onClose()
  }
  const back = [kind === 'item' && 'あずけたアイテム', coin && feeText(coin, fee)].filter(Boolean).join('と ')
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="申請を取り下げますか？"
      lead={back ? `${back} が戻ります。` : 'もう一度、提案しなおせます。'}
      answers={[
        { label: commonMessages.cancel, role: 'main', onPress: onClose },
        { label: '取り下げる', role: 'destroy', pending: act.pending || act.isChecking, onPress: () => void cancel() },
      ]}
    >
      <PressNotice of={act} className="" />
    </ConfirmDialog>
  )
}
