// Asked where the device keeps nothing: a decision cannot wait there to be taken back.
import { ConfirmDialog } from '#app/ui/AlertDialog.tsx'
import type { QueuedApplication } from './queries.ts'

export function UnkeptDialog({
  application: { name },
  isApproved,
  onClose,
  onYes,
}: {
  application: QueuedApplication
  isApproved: boolean
  onClose: () => void
  onYes: () => void
}) {
  const act = isApproved ? '承認' : '却下'
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`${act}しますか？`}
      lead={`「${name}」を${act}します。この端末に保存できないため、あとから取り消せません。`}
      filled="shu"
      answers={[
        { label: 'やめる', role: 'other', onPress: onClose },
        { label: `${act}する`, role: 'main', onPress: onYes },
      ]}
    />
  )
}
