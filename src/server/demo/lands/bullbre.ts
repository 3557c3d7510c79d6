// Bullbre: its guide, numbers, classes, items, skills, shops and recipes.
import type { DemoLand } from '../shapes.ts'
import { classes } from './bullbre/classes.ts'
import { items } from './bullbre/items.ts'
import { calculation, parameters } from './bullbre/numbers.ts'
import { pages } from './bullbre/pages.ts'
import { recipes, shops, skills } from './bullbre/trade.ts'

export const bullbre: DemoLand = {
  worldId: 'Bullbre',
  scenarioSupportFlg: 0,
  isScenarioV2: false,
  characterLimit: 10,
  pages,
  applicationDates: [
    { title: '「魔王さま、おつりをお忘れです」参加受付', startsInDays: -3, endsInDays: 9 },
    { title: '歳末大売り出し応援隊 受付', startsInDays: 12, endsInDays: 40 },
  ],
  counter: {
    title: '足湯の薪',
    description:
      'みんなで持ちよった薪の束です。千束たまると、広場の足湯が一日だけ三十九度になります（世界は、たぶん終わりません）。',
    unit: '束',
    count: 638,
    goal: 1000,
  },
  parameters,
  calculation,
  classes,
  items,
  skills,
  shops,
  recipes,
}
