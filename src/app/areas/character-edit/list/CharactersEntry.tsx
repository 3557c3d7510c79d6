// Row of マイページ that leads to the user's characters.
import { UsersRound } from 'lucide-react'
import { Icon } from '#app/ui/Icon.tsx'
import { ListLink } from '#app/ui/List.tsx'

export const CharactersEntry = () => (
  <ListLink to="/myPage/character" icon={<Icon of={UsersRound} className="text-ai" />} title="自分のキャラクター" />
)
