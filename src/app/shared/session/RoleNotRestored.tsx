// Dialog when the role that the user acted as could not be restored (G46): another try, or going on as the plain user.
import { useQueryClient } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { roleMessages } from '#rules/messages/account.ts'
import { ROLE_FAULT, type RoleFault } from './acting.ts'

const ConfirmDialog = lazy(() => import('#app/ui/AlertDialog.tsx').then(module => ({ default: module.ConfirmDialog })))

export function RoleNotRestored({ fault }: { fault: RoleFault }) {
  const client = useQueryClient()
  const [pending, setPending] = useState(false)
  const close = (): void => void client.setQueryData(ROLE_FAULT, null)
  const again = async (): Promise<void> => {
    setPending(true)
    await fault.again()
    setPending(false)
  }
  return (
    <ConfirmDialog
      open
      onClose={close}
      title="前回のクラスに戻れませんでした"
      lead={roleMessages.notRestored}
      answers={[
        { label: 'もう一度試す', role: 'main', pending, onPress: () => void again() },
        { label: 'とじる', role: 'cancel', onPress: close },
      ]}
    />
  )
}
