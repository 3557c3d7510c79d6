// Dialog when the role that the user acted as could not be restored (G46): another try, or going on as the plain user.
import { useQueryClient } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '#app/ui/AlertDialog.tsx'
import { roleMessages } from '#rules/messages/account.ts'
import { ROLE_FAULT } from './acting.ts'
import { restoreRole } from './keep-acting.ts'

export function RoleNotRestored({ userId }: { userId: string }) {
  const client = useQueryClient()
  const [pending, setPending] = useState(false)
  const close = (): void => void client.setQueryData(ROLE_FAULT, false)
  const again = async (): Promise<void> => {
    setPending(true)
    await restoreRole(userId, client)
    setPending(false)
  }
  return (
    <ConfirmDialog
      open
      onClose={close}
      title="前回のクラスに戻れませんでした"
      lead={roleMessages.notRestored}
      icon={TriangleAlert}
      tone="hi"
      answers={[
        { label: 'もう一度試す', role: 'main', pending, onPress: () => void again() },
        { label: 'とじる', role: 'cancel', onPress: close },
      ]}
    />
  )
}
