// Entry of the novels in a world's menu.
import { Library } from 'lucide-react'
import type { MenuEntry } from '#app/shared/world/menu-entry.ts'
import { menuType } from '#rules/codes/world.ts'

export const novelMenuEntry: MenuEntry = { type: menuType.worldNovel, label: 'ノベル', icon: Library, path: '/novel' }
