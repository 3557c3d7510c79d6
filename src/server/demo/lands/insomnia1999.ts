// insomnia1999: its guide, numbers, classes, items, skills, shops and recipes.
import type { DemoLand } from '../shapes.ts'
import { classes } from './insomnia1999/classes.ts'
import { items } from './insomnia1999/items.ts'
import { calculation, parameters } from './insomnia1999/numbers.ts'
import { pages } from './insomnia1999/pages.ts'
import { recipes, shops, skills } from './insomnia1999/trade.ts'

export const insomnia1999: DemoLand = {
  worldId: 'insomnia1999',
  scenarioSupportFlg: 0,
  isScenarioV2: false,
  characterLimit: 10,
  pages,
  applicationDates: [
    { title: '「八月一日の時報」参加受付', startsInDays: -9, endsInDays: 20 },
    { title: '七月三十二日・二巡目の受付', startsInDays: 32, endsInDays: 61 },
  ],
  counter: {
    title: '数えた羊',
    description:
      'みんなが今夜までに数えた羊の数です。ひとつの柵をこえきると、壺の底のひとつぶが、すこしだけ転がります。',
    unit: '匹',
    count: 19990732,
    goal: 33333333,
  },
  parameters,
  calculation,
  classes,
  items,
  skills,
  shops,
  recipes,
}
