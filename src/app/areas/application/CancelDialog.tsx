// Asked before an application is withdrawn: what comes back.

import { ConfirmDialog } from '#app/ui/AlertDialog.tsx'
import { ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { type ApplicationKind, type FeeCoin, feeText } from '#rules/applications.ts'
import { applicationCalls } from './queries.ts'
import { useAct } from './use-act.ts'

type Cancelled = { applicationId: number; fee: number; coin: FeeCoin | null; kind?: ApplicationKind }

export function CancelDialog({ application, onClose }: { application: Cancelled; onClose: () => void }) {
  const act = useAct()
  const { applicationId, fee, coin, kind } = application
  const cancel = async (): Promise<void> => {
    const request = applicationCalls.cancel.request({ applicationId })
    if ((await act.run(`cancel:${applicationId}`, request)) === null) return
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
        { label: 'やめる', role: 'main', onPress: onClose },
        { label: '取り下げる', role: 'destroy', pending: act.pending, onPress: () => void cancel() },
      ]}
    >
      {act.problem && <ProblemNotice problem={act.problem} />}
    </ConfirmDialog>
  )
}
