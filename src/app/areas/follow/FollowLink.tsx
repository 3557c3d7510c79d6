// On マイページ: the way to whom one follows.
import { UserRoundCheck } from 'lucide-react'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'

export const FollowLink = () => (
  <List className="mt-3">
    <ListLink
      to="/myPage/account/follow"
      search={{ page: 1 }}
      icon={<Icon of={UserRoundCheck} className="text-ai" />}
      title="フォロー中のキャラクター"
    />
  </List>
)
