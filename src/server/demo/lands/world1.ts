// 零時街: its guide, numbers, classes, items, skills, shops and recipes.
import type { DemoLand } from '../shapes.ts'
import { classes } from './world1/classes.ts'
import { items } from './world1/items.ts'
import { calculation, parameters } from './world1/numbers.ts'
import { pages } from './world1/pages.ts'
import { recipes, shops, skills } from './world1/trade.ts'

export const world1: DemoLand = {
  worldId: 'world1',
  scenarioSupportFlg: 0,
  isScenarioV2: false,
  characterLimit: 10,
  pages,
  applicationDates: [
    { title: '「終電のあとの階段」第四章', startsInDays: -7, endsInDays: 14 },
    { title: '「改札は七つあったか」追加乗車', startsInDays: 18, endsInDays: 32 },
  ],
  counter: {
    title: '持ち主に届いた忘れ物',
    description:
      'ひと品届くたびに、大時計の裏で歯車が一秒ぶんだけ向きを変えます。三千六百品で、ちょうど一時間。たまった一時間をいつ使うかは、届けたみなさんで決めることになっています。',
    unit: '品',
    count: 2_731,
    goal: 3_600,
  },
  parameters,
  calculation,
  classes,
  items,
  skills,
  shops,
  recipes,
}
