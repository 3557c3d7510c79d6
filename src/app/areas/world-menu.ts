// Menu of a world, joined from the entries of the areas. An entry whose area has no screens yet is not shown.
import { Flag } from 'lucide-react'
import type { MenuEntry } from '#app/shared/world/menu-entry.ts'
import { menuType } from '#rules/codes/world.ts'
import { communityMenuEntry } from './community/menu-entry.ts'
import { novelMenuEntry } from './novel/menu-entry.ts'
import { scenarioMenuEntry } from './scenario/menu-entry.ts'
import { shopMenuEntry } from './shop/menu-entry.ts'

const topMenuEntry: MenuEntry = { type: menuType.top, label: 'トップ', icon: Flag, path: '' }

const entries: readonly MenuEntry[] = [
  topMenuEntry,
  scenarioMenuEntry,
  communityMenuEntry,
  shopMenuEntry,
  novelMenuEntry,
]

export const menuEntry = (type: string): MenuEntry | undefined => entries.find(entry => entry.type === type)

/** Entry of a screen whose path does not begin with the path of that entry. */
export function menuAbove(address: string): string | null {
  const path = /^\/world\/[^/]+(\/[\w-]+)/.exec(address)?.[1]
  return entries.find(({ also }) => path !== undefined && also?.includes(path))?.type ?? null
}
