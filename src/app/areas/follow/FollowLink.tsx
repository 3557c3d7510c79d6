// Row of マイページ that leads to followed characters and followers.
import { UserRoundCheck } from 'lucide-react'
import { Icon } from '#app/ui/Icon.tsx'
import { ListLink } from '#app/ui/List.tsx'

export const FollowLink = () => (
  <ListLink
    to="/myPage/account/follow"
    search={{ list: 'characters', page: 1 }}
    icon={<Icon of={UserRoundCheck} className="text-ai" />}
    title="フォロー中のキャラクターとマスター"
    note="自分のキャラクターのフォロワーも"
  />
)
