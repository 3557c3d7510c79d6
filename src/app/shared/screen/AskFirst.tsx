// Question before an act that others will see, or that cannot be undone.
import { ConfirmDialog } from '#app/ui/AlertDialog.tsx'
import { commonMessages } from '#rules/messages/common.ts'

export interface AskedFirst {
  title: string
  /** consequence of the act */
  lead: string
  /** the answer that does it */
  yes: string
  /** it cannot be undone: the safe answer stands first */
  destroys?: boolean
}

interface AskFirstProps {
  asked: AskedFirst
  onClose: () => void
  onYes: () => void
}

export const AskFirst = ({ asked: { title, lead, yes, destroys = false }, onClose, onYes }: AskFirstProps) => (
  <ConfirmDialog
    open
    onClose={onClose}
    title={title}
    lead={lead}
    filled={destroys ? 'ai' : 'shu'}
    answers={[
      { label: commonMessages.cancel, role: destroys ? 'main' : 'cancel', onPress: onClose },
      {
        label: yes,
        role: destroys ? 'destroy' : 'main',
        onPress: () => {
          onClose()
          onYes()
        },
      },
    ]}
  />
)
