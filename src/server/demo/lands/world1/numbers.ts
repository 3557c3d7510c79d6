// 零時街: what is counted of somebody who missed the last train, and how.
import type { DemoParameter } from '../../shapes.ts'
import {
  calculationOf,
  changes,
  classA,
  classB,
  classC,
  constant,
  earlier,
  type Group,
  learnt,
  level,
  load,
  worn,
} from '../words.ts'

export const parameters: readonly DemoParameter[] = [
  { id: 1, name: '夜を越す力' },
  { id: 2, name: '気のはり' },
  { id: 3, name: '足の速さ', ofItems: true },
  { id: 4, name: '階段のぼり' },
  { id: 5, name: '押しの強さ', assignable: true },
  { id: 6, name: '手先', assignable: true },
  { id: 7, name: '一夜の手数' },
  { id: 8, name: '身のこなし' },
  { id: 9, name: '見つける目', ofItems: true, assignable: true },
  { id: 10, name: '勘', ofItems: true, assignable: true },
  { id: 11, name: '人波ぬけ', ofItems: true },
  { id: 12, name: '足音の小ささ' },
  { id: 13, name: '詰め寄り', ofItems: true },
  { id: 14, name: '動じなさ', ofItems: true },
  { id: 15, name: '忘れにくさ', ofItems: true },
  { id: 16, name: '持てる荷物' },
  { id: 17, name: '手がかりの記憶', assignable: true },
  { id: 18, name: '聞き上手', ofItems: true, assignable: true },
  { id: 19, name: '待つ力' },
  { id: 20, name: '聞き耳' },
  { id: 21, name: '暗がりの目' },
  { id: 22, name: '路線の心得', ofItems: true },
  { id: 23, name: '直す腕' },
  { id: 24, name: '方便' },
  { id: 25, name: '巡りあわせ' },
  { id: 26, name: '夜ふかし' },
  { id: 27, name: '証言の重み', ofItems: true },
  { id: 28, name: '届ける力' },
  { id: 29, name: '終電までの間' },
  { id: 30, name: '顔の広さ' },
]

const came: Group = [1, classA, classB, classC]
const gear: Group = [1, worn, learnt]
const practised: Group = [1, classA, classB, classC, changes]
/** What the luggage leaves of what came before, in percent. */
const loaded: readonly Group[] = [
  [3, load()],
  [5, constant(1, 100)],
]

export const calculation = calculationOf({
  1: [came, [1, level, constant(3, 4)]],
  2: [came, [1, level, constant(3, 2)]],
  3: [came, gear],
  4: [came, [1, earlier(1, 3), constant(5, 2)], ...loaded],
  5: [practised],
  6: [practised],
  // A night has room for three things, and for one more with every dozen of 足の速さ.
  7: [
    [1, constant(1, 3)],
    [1, earlier(1, 3), constant(5, 12)],
  ],
  8: [
    [1, load(7)],
    [1, classA, classB],
    [1, level, constant(5, 5)],
  ],
  9: [practised, gear],
  10: [practised, gear],
  11: [came, gear],
  12: [came, ...loaded],
  13: [[1, earlier(1, 5), constant(3, 1.5)], [1, classB, classC], gear],
  14: [came, gear, [1, level, constant(4, 2)]],
  15: [came, gear, [1, level, constant(4, 3)]],
  // The class gives its bonus a level times: divided by the level it is the capacity of the load's rule again.
  16: [
    [1, classB, [4, 'level']],
    [1, level],
  ],
  17: [practised],
  18: [practised, gear],
  19: [came, [1, earlier(1, 14), constant(4, 2)]],
  20: [
    [1, classA, classB],
    [1, earlier(1, 18), constant(5, 3)],
  ],
  21: [
    [1, classA, classB],
    [1, earlier(1, 9), constant(5, 3)],
  ],
  22: [came, gear],
  23: [
    [1, classB, classC],
    [1, earlier(1, 6), constant(4, 2)],
  ],
  24: [
    [1, classA, classC],
    [1, earlier(1, 18), earlier(1, 5), constant(4, 3)],
  ],
  25: [
    [1, constant(1, 5), classA],
    [1, changes],
  ],
  26: [
    [1, classA, classB],
    [1, level],
  ],
  27: [[1, earlier(1, 17), constant(3, 1.2)], gear],
  28: [
    [1, earlier(1, 9), earlier(1, 18), earlier(1, 22)],
    [4, constant(1, 3)],
    [1, earlier(1, 25), constant(5, 2)],
  ],
  // Sixty minutes less what the stairs take: the faster on them, the longer one may still stand and talk.
  29: [
    [1, constant(1, 60)],
    [2, constant(1, 50)],
    [1, earlier(1, 4)],
  ],
  30: [
    [1, changes],
    [1, level, constant(3, 8)],
    [1, earlier(1, 18), constant(4, 2)],
  ],
})
