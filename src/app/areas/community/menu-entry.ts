// Entry of the communities in a world's menu.
import { UsersRound } from 'lucide-react'
import type { MenuEntry } from '#app/shared/world/menu-entry.ts'
import { menuType } from '#rules/codes/world.ts'

export const communityMenuEntry: MenuEntry = {
  ...{ type: menuType.community, label: 'コミュニティ', icon: UsersRound },
  path: '/community',
}
