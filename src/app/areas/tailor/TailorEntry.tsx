// Row of my page that leads to the user's commissions, and to a creator's desks.
import { Brush } from 'lucide-react'
import { Icon } from '#app/ui/Icon.tsx'
import { ListLink } from '#app/ui/List.tsx'

export const TailorEntry = () => (
  <ListLink
    to="/myPage/tailor"
    icon={<Icon of={Brush} className="text-ai" />}
    title="テーラー"
    note="絵や物語の発注と受注"
  />
)
