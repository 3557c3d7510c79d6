// world2: its guide, numbers, classes, items, skills, shops and recipes.
import type { DemoLand } from '../shapes.ts'
import { classes } from './world2/classes.ts'
import { items } from './world2/items.ts'
import { calculation, parameters } from './world2/numbers.ts'
import { pages } from './world2/pages.ts'
import { recipes, shops, skills } from './world2/trade.ts'

export const world2: DemoLand = {
  worldId: 'world2',
  scenarioSupportFlg: 1,
  isScenarioV2: true,
  characterLimit: 10,
  pages,
  applicationDates: [
    { title: '第二期「芽吹きの階」参加受付', startsInDays: -6, endsInDays: 15 },
    { title: '第三期「九四一階の色」参加受付', startsInDays: 24, endsInDays: 52 },
  ],
  counter: {
    title: '目をさました昇降機',
    description: 'みんなで水をやり、声をかけて起こした昇降機の数です。百台がそろうと、塔がひとつ、歌をうたいます。',
    unit: '台',
    count: 37,
    goal: 100,
  },
  parameters,
  calculation,
  classes,
  items,
  skills,
  shops,
  recipes,
}
