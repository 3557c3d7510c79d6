// Row of my page that leads to the scenes that the user has kept.
import { Quote } from 'lucide-react'
import { Icon } from '#app/ui/Icon.tsx'
import { ListLink } from '#app/ui/List.tsx'

export const QuotationsEntry = () => (
  <ListLink
    to="/myPage/quotations"
    search={{ page: 1 }}
    icon={<Icon of={Quote} className="text-ai" />}
    title="残した場面"
  />
)
