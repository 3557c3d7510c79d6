// Row of my page that leads to the calls for openings.
import { BellRing } from 'lucide-react'
import { Icon } from '#app/ui/Icon.tsx'
import { ListLink } from '#app/ui/List.tsx'

export const CallEntry = () => (
  <ListLink
    to="/myPage/account/masterCall"
    icon={<Icon of={BellRing} className="text-ai" />}
    title="オープニングの呼び出し"
    note="公開されたらお知らせするマスター・ワールド・種別"
  />
)
