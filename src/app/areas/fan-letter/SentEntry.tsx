// Row of my page that leads to the fan letters that the user has sent.
import { Mail } from 'lucide-react'
import { Icon } from '#app/ui/Icon.tsx'
import { ListLink } from '#app/ui/List.tsx'

export const SentEntry = () => (
  <ListLink
    to="/fanletter"
    search={{ page: 1 }}
    icon={<Icon of={Mail} className="text-ai" />}
    title="送ったファンレター"
  />
)
