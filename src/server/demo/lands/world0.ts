// 灯守のエルダ: its guide, numbers, classes, items, skills, shops and recipes.
import type { DemoLand } from '../shapes.ts'
import { classes } from './world0/classes.ts'
import { items } from './world0/items.ts'
import { calculation, parameters } from './world0/numbers.ts'
import { pages } from './world0/pages.ts'
import { recipes } from './world0/recipes.ts'
import { shops } from './world0/shops.ts'
import { skills } from './world0/skills.ts'

export const world0: DemoLand = {
  worldId: 'world0',
  scenarioSupportFlg: 0,
  isScenarioV2: false,
  characterLimit: 10,
  pages,
  applicationDates: [
    { title: '第二部「三度目の霧笛」前期', startsInDays: -14, endsInDays: 21 },
    { title: '第二部「三度目の霧笛」後期', startsInDays: 28, endsInDays: 63 },
  ],
  counter: {
    title: '七つの島へ、灯をつなぐ',
    description:
      '地図から消えた七つの島へ向けて、岬から岬へともされた灯の数です。シナリオの結果と、灯し祭の一行が数えられます。五千の灯がそろった夜、いちばん近い島の影が見えるでしょう。',
    unit: '灯',
    count: 3_482,
    goal: 5_000,
  },
  parameters,
  calculation,
  classes,
  items,
  skills,
  shops,
  recipes,
}
