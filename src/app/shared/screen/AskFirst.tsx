// Question before an act that others will see, or that cannot be undone. It is loaded when it is first asked.
import type { LucideIcon } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { commonMessages } from '#rules/messages/common.ts'

const ConfirmDialog = lazy(() => import('#app/ui/AlertDialog.tsx').then(module => ({ default: module.ConfirmDialog })))

export interface AskedFirst {
  title: string
  /** consequence of the act */
  lead: string
  /** the answer that does it */
  yes: string
  /** the answer that does not; キャンセル by default */
  no?: string
  icon?: LucideIcon
  /** whether it cannot be undone: the safe answer stands first then */
  destroys?: boolean
}

interface AskFirstProps {
  asked: AskedFirst
  onClose: () => void
  onYes: () => void
}

export function AskFirst({ asked, onClose, onYes }: AskFirstProps) {
  const { title, lead, yes, no = commonMessages.cancel, icon, destroys = false } = asked
  return (
    <Suspense>
      <ConfirmDialog
        open
        {...{ onClose, title, lead, icon }}
        tone={destroys ? 'hi' : 'ai'}
        filled={destroys ? 'ai' : 'shu'}
        answers={[
          { label: no, role: destroys ? 'main' : 'cancel', onPress: onClose },
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
    </Suspense>
  )
}
