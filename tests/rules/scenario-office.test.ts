// Words and checks of the office's desk of scenarios.
import { describe, expect, test } from 'vitest'
import { REPAIR_ACTS, repairLabels } from '#rules/scenario/desk.ts'
import { laterTimeFault } from '#rules/scenario/later-time.ts'
import { logWords } from '#rules/scenario/log-words.ts'
import { npcErrors, npcLevel } from '#rules/scenario/npc.ts'
import { stateName } from '#rules/scenario/state-names.ts'
import { SCENARIO_STATES } from '#rules/scenario/states.ts'
import { TRANSITIONS } from '#rules/scenario/transitions.ts'

const JAPANESE = /^[ぁ-んァ-ヶー一-龠・：（）CSV]+$/

test('every line of the log has words, those of a later build too', () => {
  const acts = [
    ...TRANSITIONS.map(({ name }) => name),
    'master:extend',
    'office:numbers',
    'office:openText',
    'toString',
  ]
  expect(acts.map(logWords).filter(words => !JAPANESE.test(words))).toEqual([])
  expect(logWords('toString')).toBe('操作')
})

test('every state and every repair has a name', () => {
  expect(SCENARIO_STATES.map(stateName).filter(words => !JAPANESE.test(words))).toEqual([])
  expect(REPAIR_ACTS.map(act => repairLabels[act].label).filter(words => !JAPANESE.test(words))).toEqual([])
})

const now = Date.parse('2036-11-20T12:00:00.000Z')
test.each([
  ['none', null, '公開の日時を入力してください。'],
  ['of another century', '1999-11-21T12:00:00.000Z', '公開の日時を入力してください。'],
  ['that is now', '2036-11-20T12:00:00.000Z', '公開の日時は、いまより後にしてください。'],
  ['to come', '2036-11-20T12:01:00.000Z', null],
  ['on the last day', '2037-01-19T12:00:00.000Z', null],
  ['too far away', '2037-01-19T12:00:01.000Z', '公開の日時は、60日以内にしてください。'],
])('a time %s', (_, at, fault) => {
  expect(laterTimeFault({ name: '公開の日時', at, now, withinDays: 60 })).toBe(fault)
})

describe('the sheet of an NPC', () => {
  const sheet = {
    characterFullName: '灯台守',
    kana: 'トウダイモリ',
    className: '灯守',
    level: '10',
    profile: '',
    note: '',
  }
  test('is whole with a name, a reading, a class and a level', () => expect(npcErrors(sheet)).toEqual({}))
  test.each([
    ['characterFullName', ' '],
    ['characterFullName', '灯'.repeat(41)],
    ['kana', ''],
    ['kana', 'とうだいもり'],
    ['className', ''],
    ['level', '0'],
    ['level', '100'],
    ['profile', '灯'.repeat(1_001)],
    ['note', '灯'.repeat(1_001)],
  ] as const)('says what is wrong with its %s', (field, value) => {
    expect(Object.keys(npcErrors({ ...sheet, [field]: value }))).toEqual([field])
  })
  test.each([
    ['７', 7],
    [' 99 ', 99],
    ['1.5', null],
    ['-1', null],
  ])('has the level %s', (typed, level) => expect(npcLevel(typed)).toBe(level))
})
