// Openings: conditions for saving and for submitting, and the acts that each state allows.
import { describe, expect, test } from 'vitest'
import { scenarioKind } from '#rules/codes/scenario.ts'
import { toCsv } from '#rules/csv.ts'
import { extendableIn, masterActs, repairActs, statesOfGroup } from '#rules/scenario/desk.ts'
import { awaitedDate } from '#rules/scenario/life-cycle.ts'
import {
  OPENING_LEAST,
  OPENING_MOST,
  type Opening,
  type OpeningField,
  openingErrors,
  openingFaults,
} from '#rules/scenario/opening.ts'
import { defaultSettings } from '#rules/scenario/settings.ts'
import { SCENARIO_STATES } from '#rules/scenario/states.ts'

const whole: Opening = {
  ...{ scenarioTitle: '霧笛の夜', openingComment: '霧の夜の話', openingContent: '霧'.repeat(OPENING_LEAST) },
  ...{ scenarioDescription: '港を守る', masterMsg: '', scenarioKind: scenarioKind.short, difficultyNo: 1, rewardNo: 2 },
  ...{ settings: defaultSettings(scenarioKind.short), scenarioChoiceList: [] },
}
const old = { isNewMaster: false }
const fieldsOf = (errors: object) => Object.keys(errors) as OpeningField[]

test('a whole opening has no faults, of a new master either', () => {
  expect(openingErrors(whole, old)).toEqual({})
  expect(openingErrors(whole, { isNewMaster: true })).toEqual({})
})

test.each<[string, Partial<Opening>, OpeningField]>([
  ['a title', { scenarioTitle: '霧'.repeat(OPENING_MOST.scenarioTitle + 1) }, 'scenarioTitle'],
  ['a line', { openingComment: '霧'.repeat(OPENING_MOST.openingComment + 1) }, 'openingComment'],
  ['a story', { openingContent: '霧'.repeat(OPENING_MOST.openingContent + 1) }, 'openingContent'],
  ['a description', { scenarioDescription: '霧'.repeat(OPENING_MOST.scenarioDescription + 1) }, 'scenarioDescription'],
  ['a message', { masterMsg: '霧'.repeat(OPENING_MOST.masterMsg + 1) }, 'masterMsg'],
  ['a choice', { scenarioChoiceList: [{ name: '霧'.repeat(41), description: '' }] }, 'scenarioChoiceList'],
])('%s that is too long is not kept; half-width letters count as halves', (_, fields, field) => {
  expect(fieldsOf(openingFaults({ ...whole, ...fields }, old))).toEqual([field])
})

test('half-width letters count as halves, and the notation of a story does not count', () => {
  const title = { scenarioTitle: 'a'.repeat(2 * OPENING_MOST.scenarioTitle) }
  expect(openingFaults({ ...whole, ...title }, old)).toEqual({})
  const lines = `${'霧'.repeat(OPENING_MOST.openingContent)}\n\n`
  expect(openingFaults({ ...whole, openingContent: lines }, old)).toEqual({})
})

test.each<[string, Partial<Opening>, OpeningField]>([
  ['a title', { scenarioTitle: '  ' }, 'scenarioTitle'],
  ['a line', { openingComment: '' }, 'openingComment'],
  ['enough of a story', { openingContent: '霧'.repeat(OPENING_LEAST - 1) }, 'openingContent'],
  ['a description', { scenarioDescription: '' }, 'scenarioDescription'],
  ['names of its choices', { scenarioChoiceList: [{ name: ' ', description: '' }] }, 'scenarioChoiceList'],
])('without %s it is kept and cannot be handed in', (_, fields, field) => {
  expect(openingFaults({ ...whole, ...fields }, old)).toEqual({})
  expect(fieldsOf(openingErrors({ ...whole, ...fields }, old))).toEqual([field])
})

test.each([
  ['fewer seats than the minimum', scenarioKind.short, { seats: 3, minimum: 4 }],
  ['no seats', scenarioKind.short, { seats: null }],
  ['an event with seats', scenarioKind.event, { seats: 8 }],
  ['an event of four', scenarioKind.event, { seats: null, minimum: 4 }],
  ['half a day', scenarioKind.short, { consultationDays: 0.5 }],
  ['too long a consultation', scenarioKind.short, { consultationDays: 15 }],
])('%s is no number of a phase', (_, kind, changed) => {
  const settings = { ...defaultSettings(kind), ...changed }
  expect(fieldsOf(openingFaults({ ...whole, scenarioKind: kind, settings }, old))).toEqual(['settings'])
})

test('a new master has one difficulty and one reward', () => {
  for (const difficultyNo of [0, 2, 3] as const) {
    expect(fieldsOf(openingFaults({ ...whole, difficultyNo }, { isNewMaster: true }))).toEqual(['difficultyNo'])
    expect(openingFaults({ ...whole, difficultyNo }, old)).toEqual({})
  }
  expect(fieldsOf(openingFaults({ ...whole, rewardNo: 3 }, { isNewMaster: true }))).toEqual(['difficultyNo'])
})

describe('at the desk', () => {
  test('every state stands in one group', () => {
    expect(Object.values(statesOfGroup).flat().sort()).toEqual([...SCENARIO_STATES].sort())
  })

  test.each([
    ['draft', ['submit', 'discard'], []],
    ['submitted', ['takeBack', 'discard'], []],
    ['rejected', ['submit', 'discard'], []],
    ['reservation', ['withdraw'], ['withdraw', 'repairUnpublish']],
    ['consultation', ['withdraw'], ['withdraw', 'repairRecruitAgain']],
    ['late', ['withdraw'], ['withdraw', 'repairReopenTexts']],
    ['completed', [], []],
    ['withdrawn', [], ['repairReopen']],
  ] as const)('in %s its master may %j and the office mend %j', (state, acts, repairs) => {
    expect([...masterActs(state)].sort()).toEqual([...acts].sort())
    expect([...repairActs(state)].sort()).toEqual([...repairs].sort())
  })

  test('the date that may be moved is the one that the clock waits for', () => {
    for (const state of SCENARIO_STATES) {
      const date = extendableIn(state)
      if (date !== null && state !== 'late') expect(awaitedDate(state)).toBe(date)
    }
    expect(extendableIn('late')).toBe('replayDueAt')
    expect(extendableIn('lottery')).toBeNull()
  })
})

test.each([
  ['=1+1', `"'=1+1"`],
  ['@sum', `"'@sum"`],
  ['-5', `"'-5"`],
  ['+81', `"'+81"`],
  ['\tx', `"'\tx"`],
  ['言った「"はい"」', '"言った「""はい""」"'],
  ['二行\nです', '"二行\nです"'],
  ['', '""'],
])('a cell of a table for spreadsheets: %j', (value, cell) => {
  expect(toCsv([[value, 'あ']])).toBe(`\u{FEFF}${cell},"あ"\r\n`)
})
