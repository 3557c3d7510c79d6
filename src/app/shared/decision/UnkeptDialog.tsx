// Question when the device stores nothing, so that a decision cannot wait to be taken back.
import { ConfirmDialog } from '#app/ui/AlertDialog.tsx'
import { commonMessages } from '#rules/messages/common.ts'
import type { VerdictWords } from './use-decisions.ts'

export function UnkeptDialog({
  name,
  words: { plain, does },
  onClose,
  onYes,
}: {
  /** name of the judged thing */
  name: string
  words: VerdictWords
  onClose: () => void
  onYes: () => void
}) {
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`${does}か？`}
      lead={`「${name}」を${does}。この端末に保存できないため、あとから取り消せません。`}
      filled="shu"
      answers={[
        { label: commonMessages.cancel, role: 'other', onPress: onClose },
        { label: plain, role: 'main', onPress: onYes },
      ]}
    />
  )
}
