// Entry of the scenarios in a world's menu.
import { BookOpen } from 'lucide-react'
import type { MenuEntry } from '#app/shared/world/menu-entry.ts'
import { menuType } from '#rules/codes/world.ts'

export const scenarioMenuEntry: MenuEntry = {
  type: menuType.scenario,
  label: 'シナリオ',
  icon: BookOpen,
  path: '/scenario',
  also: ['/omnibus', '/scenarioReact', '/scenarioRequest', '/scenarioOrder', '/scenarioInvite'],
}
