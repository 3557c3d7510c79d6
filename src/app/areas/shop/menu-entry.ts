// Entry of the shops in a world's menu, which also leads to the exchange of items.
import { Store } from 'lucide-react'
import type { MenuEntry } from '#app/shared/world/menu-entry.ts'
import { menuType } from '#rules/codes/world.ts'

export const shopMenuEntry: MenuEntry = {
  type: menuType.shop,
  label: 'ショップ',
  icon: Store,
  path: '/shop',
  also: ['/itemSynth'],
}
