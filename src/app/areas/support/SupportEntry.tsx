// Row of my page for the office that leads to the support's search.
import { LifeBuoy } from 'lucide-react'
import { Icon } from '#app/ui/Icon.tsx'
import { ListLink } from '#app/ui/List.tsx'

export const SupportEntry = () => (
  <ListLink
    to="/cs/scenario"
    search={{ page: 1 }}
    icon={<Icon of={LifeBuoy} className="text-ink-soft" />}
    title="サポート：シナリオを調べる"
  />
)
