// 灯守のエルダ: what is counted of a lamp keeper, and how.
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
  { id: 1, name: 'いのちの灯' },
  { id: 2, name: '油のたくわえ' },
  { id: 3, name: '足はこび', ofItems: true },
  { id: 4, name: '櫂さばき' },
  { id: 5, name: '腕っぷし', ofItems: true, assignable: true },
  { id: 6, name: '手わざ', assignable: true },
  { id: 7, name: '手数' },
  { id: 8, name: '身軽さ' },
  { id: 9, name: '霧読み', ofItems: true, assignable: true },
  { id: 10, name: '灯あつかい', ofItems: true, assignable: true },
  { id: 11, name: '身かわし', ofItems: true },
  { id: 12, name: '忍び足' },
  { id: 13, name: '打ちこみ', ofItems: true },
  { id: 14, name: '守り', ofItems: true },
  { id: 15, name: '霧よけ', ofItems: true },
  { id: 16, name: '担げる重さ' },
  { id: 17, name: '物しり', assignable: true },
  { id: 18, name: '人あたり', assignable: true },
  { id: 19, name: '肝のすわり' },
  { id: 20, name: '耳のよさ' },
  { id: 21, name: '夜目' },
  { id: 22, name: '潮見', ofItems: true },
  { id: 23, name: '繕い' },
  { id: 24, name: '鯨うた' },
  { id: 25, name: '風の運' },
  { id: 26, name: '寒さづよさ' },
  { id: 27, name: '灯の届き', ofItems: true },
  { id: 28, name: '帰りつく力' },
  { id: 29, name: '霧に残れる刻' },
  { id: 30, name: '岬の評判' },
]

const born: Group = [1, classA, classB, classC]
const gear: Group = [1, worn, learnt]
const trained: Group = [1, classA, classB, classC, changes]
/** What the load leaves of what came before, in percent. */
const loaded = (rounds: 4 | 5): readonly Group[] => [
  [3, load()],
  [rounds, constant(1, 100)],
]

export const calculation = calculationOf({
  1: [born, [1, level, constant(3, 6)]],
  2: [born, [1, level, constant(3, 3)]],
  3: [born, gear],
  4: [born, ...loaded(4)],
  5: [trained, gear],
  6: [trained],
  // Two, and one more for every ten of 足はこび: the weight rule then moves it by two at most.
  7: [
    [1, constant(1, 2)],
    [1, earlier(1, 3), constant(5, 10)],
  ],
  8: [
    [1, load(6)],
    [1, classA],
    [1, level, constant(5, 4)],
  ],
  9: [trained, gear],
  10: [trained, gear],
  11: [born, gear],
  12: [born, ...loaded(5)],
  13: [[1, earlier(1, 5), constant(3, 1.2)], [1, classB, classC], gear],
  14: [[1, earlier(1, 5), constant(5, 2)], born, gear],
  15: [[1, earlier(1, 9), constant(4, 2)], [1, classA, classC], gear],
  // The class gives its bonus a level times: divided by the level it is the capacity of the load's rule again.
  16: [
    [1, classB, [4, 'level']],
    [1, level],
  ],
  17: [trained],
  18: [trained],
  19: [born, [1, level]],
  20: [
    [1, classA, classB],
    [1, earlier(1, 9), constant(4, 4)],
  ],
  21: [
    [1, classA, classB],
    [1, earlier(1, 10), constant(4, 4)],
  ],
  22: [born, gear],
  23: [
    [1, classB, classC],
    [1, earlier(1, 6), constant(5, 2)],
  ],
  24: [
    [1, classA, classC],
    [1, earlier(1, 18), constant(5, 2)],
  ],
  25: [[1, constant(1, 7), classA]],
  26: [
    [1, classA, classC],
    [1, earlier(1, 14), constant(5, 3)],
  ],
  27: [[1, earlier(1, 10), constant(3, 1.5)], gear],
  28: [
    [1, earlier(1, 9), earlier(1, 22), earlier(1, 25)],
    [4, constant(1, 3)],
  ],
  // Whoever carries more oil may stay longer; the first ten breaths are lost to fear.
  29: [
    [1, earlier(1, 15), earlier(1, 19), earlier(1, 2)],
    [2, constant(1, 10)],
  ],
  30: [
    [1, changes],
    [1, level, constant(3, 10)],
    [2, constant(1, 5)],
  ],
})
