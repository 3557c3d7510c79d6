// Row of my page that leads to the classes of the user, with the one acted as.
import { Repeat } from 'lucide-react'
import { Icon } from '#app/ui/Icon.tsx'
import { ListLink } from '#app/ui/List.tsx'
import { lastClassLabels } from '#rules/codes/user.ts'
import { useRole } from './use-role.ts'

export function ClassEntry() {
  const role = useRole()
  return (
    <ListLink
      to="/myPage/account/userClass"
      icon={<Icon of={Repeat} className="text-ai" />}
      title="ユーザークラス"
      note={
        role && role.lastUsedClass !== null
          ? `${lastClassLabels[role.lastUsedClass]}・${role.userName}`
          : '切り替え・マスターやクリエイターの申請'
      }
    />
  )
}
