// An entry of a world's menu. Each area defines those of its screens; areas/world-menu.ts joins them.
import type { LucideIcon } from 'lucide-react'
import type { MenuType } from '#rules/codes/world.ts'

export type MenuEntry = {
  type: MenuType
  label: string
  icon: LucideIcon
  /** path below the world's address: `/shop` */
  path: string
  /** Further paths below the world's address for which the entry counts as active. */
  also?: readonly string[]
}
