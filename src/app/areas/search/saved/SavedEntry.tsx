// Row of my page that leads to the kept searches.
import { BookmarkCheck } from 'lucide-react'
import { Icon } from '#app/ui/Icon.tsx'
import { ListLink } from '#app/ui/List.tsx'

export const SavedEntry = () => (
  <ListLink to="/myPage/searches" icon={<Icon of={BookmarkCheck} className="text-ai" />} title="保存した検索" />
)
