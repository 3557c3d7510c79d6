// Question before a friendship ends, because the lines of both about each other are deleted with it.
import { UserRoundX } from 'lucide-react'
import { ConfirmDialog } from '#app/ui/AlertDialog.tsx'
import { commonMessages } from '#rules/messages/common.ts'

export function EndDialog({ name, onClose, onEnd }: { name: string; onClose: () => void; onEnd: () => void }) {
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      icon={UserRoundX}
      tone="hi"
      title={`${name}とのフレンドを解除しますか？`}
      lead="おたがいのひとことも消えます。もう一度フレンドになるには、申請からやり直します。"
      answers={[
        { label: commonMessages.cancel, role: 'main', onPress: onClose },
        { label: '解除する', role: 'destroy', onPress: onEnd },
      ]}
    />
  )
}
