// Sheet before a record is opened: what it shows, and the reason, which stays in the log.
import { lazy, Suspense } from 'react'
import type { Pressing } from '#app/platform/outbox/use-press.ts'

const ReasonSheet = lazy(() =>
  import('#app/shared/decision/ReasonSheet.tsx').then(module => ({ default: module.ReasonSheet })),
)

interface OpenSheetProps {
  /** name of the record among those whose reasons are kept on the device */
  about: string
  /** name of what it is of */
  lead: string
  effect: string
  acts: Pressing
  /** @returns whether it was opened */
  onPress: (reason: string) => Promise<boolean>
  onClose: () => void
}

export const OpenSheet = (props: OpenSheetProps) => (
  <Suspense>
    <ReasonSheet title="記録を開きますか？" button="開く" pendingLabel="開いています" {...props} />
  </Suspense>
)
