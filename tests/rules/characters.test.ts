// Words about characters, and the origin of their numbers.
import { describe, expect, test } from 'vitest'
import { excludedStatusText, seibetsuText, settingStanding } from '#rules/characters.ts'
import { parseCharacterTab, parseFriendSort, parseFriendState } from '#rules/friend-address.ts'
import { followerText } from '#rules/friends.ts'
import { statBreakdown } from '#rules/stats/breakdown.ts'
import type { CalcRow, StatSource } from '#rules/stats/types.ts'

test.each([
  [null, ''],
  [2, '使用不可'],
  [3, 'MS使用可／死亡不可'],
  [4, 'MS使用可／死亡可'],
  [1, ''],
  [99, ''],
])('excluded status %s is %s', (status, words) => expect(excludedStatusText(status)).toBe(words))

test.each([
  [0, 'その他'],
  [1, '男性'],
  [2, '女性'],
  [3, ''],
])('sex %i is %s', (code, words) => expect(seibetsuText(code)).toBe(words))

test.each([
  [0, 'claimed'],
  [1, 'applying'],
  [2, 'confirmed'],
  [3, 'rejected'],
  [4, 'applying'],
  [5, 'claimed'],
  [9, 'claimed'],
])('a setting of status %i is %s', (status, standing) => expect(settingStanding(status)).toBe(standing))

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '999+'],
  [-1, '0'],
])('%i followers are %s', (count, words) => expect(followerText(count)).toBe(words))

test('an address may hold anything', () => {
  expect([parseFriendState('asked'), parseFriendState('x'), parseFriendState(undefined)]).toEqual([
    'asked',
    'friend',
    'friend',
  ])
  expect([parseFriendSort('level'), parseFriendSort(['kana'])]).toEqual(['level', 'new'])
  expect([parseCharacterTab('worn'), parseCharacterTab('constructor')]).toEqual(['worn', 'profile'])
})

const source: StatSource = {
  level: 4,
  classA: { level: 4, noryokuKijun1: 10 },
  classB: { level: 4, noryokuKijun1: 3, noryokuHosei1: 1, noryokuHosei16: 18 },
  classC: null,
  items: [
    { equipPositionId: 'hand', statusRefFlg: true, itemCost: 8, parameter1: 5 },
    { equipPositionId: null, statusRefFlg: true, itemCost: 9, parameter1: 100 },
  ],
  skills: [{ skillHaneiFlg: true, parameter1: -2, parameter30: 7 }],
  changeHistory: { parameter1: 6 },
}

const row = (parameterId: number, calcTarget: string, calcMethod = 1, parameter: number | null = null): CalcRow => ({
  ...{ parameterId, groupId: 1, calcTarget, calcMethod, parameter },
})
const targets = ['classA', 'classB', 'classC', 'items', 'skills', 'changeHistory']

describe('where numbers come from', () => {
  test.each<[string, CalcRow[], { total: number; base: number; ofClass: number; ofGear: number }]>([
    ['sums', targets.map(target => row(1, target)), { total: 26, base: 16, ofClass: 7, ofGear: 3 }],
    [
      'a doubling of all of it',
      [...targets.map(target => row(1, target)), row(1, 'Number', 3, 2)],
      { total: 52, base: 32, ofClass: 14, ofGear: 6 },
    ],
    ['the level alone', [row(1, 'level')], { total: 4, base: 4, ofClass: 0, ofGear: 0 }],
    ['nothing', [], { total: 0, base: 0, ofClass: 0, ofGear: 0 }],
  ])('%s', (_, inner, parts) => {
    const calculation = {
      parameterCalcInnerGroupList: inner,
      parameterCalcBetweenGroupList: [row(1, 'Number')],
    }
    expect(statBreakdown(calculation, source).get(1)).toEqual(parts)
  })
})
