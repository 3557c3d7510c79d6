// On マイページ: the way to one's characters.
import { UsersRound } from 'lucide-react'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'

export const CharactersEntry = () => (
  <List className="mt-3">
    <ListLink to="/myPage/character" icon={<Icon of={UsersRound} className="text-ai" />} title="キャラクター" />
  </List>
)
