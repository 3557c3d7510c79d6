// Themes (オムニバス): the table of their states by actor, limits of their texts, terms; templates of the office.
import { describe, expect, test } from 'vitest'
import { textType } from '#rules/codes/scenario.ts'
import { orderCoinChoices } from '#rules/order/coins-of-lengths.ts'
import {
  isOrderableOmnibus,
  isReopenable,
  OMNIBUS_MOST,
  OMNIBUS_RESULTS,
  OMNIBUS_STATES,
  OMNIBUS_TABLE,
  type OmnibusState,
  type OmnibusStep,
  omnibusErrors,
  omnibusFaults,
  omnibusResultSteps,
  omnibusStateLabels,
  omnibusStepsOf,
} from '#rules/order/omnibus.ts'
import { PLAN_LENGTHS, planFaults, planPeriod, termsFaults } from '#rules/order/plan.ts'

/** Steps of each side in each state. */
const allowed: Record<OmnibusState, Record<'master' | 'office', readonly OmnibusStep[]>> = {
  draft: { master: ['discard', 'submit'], office: [] },
  checking: { master: ['takeBack'], office: ['approve', 'return'] },
  returned: { master: ['discard', 'submit'], office: [] },
  approved: { master: ['revise', 'close'], office: ['end'] },
  closed: { master: ['reopen'], office: [] },
}

describe('the table', () => {
  test.each(OMNIBUS_STATES)('%s', state => {
    expect(omnibusStateLabels[state]).not.toBe('')
    for (const side of ['master', 'office'] as const)
      expect([...omnibusStepsOf(state, side)].sort()).toEqual([...allowed[state][side]].sort())
  })
  test('no step stays where it is, and each result of a review is one of the office', () => {
    expect(Object.values(OMNIBUS_TABLE).filter(({ from, to }) => from.includes(to))).toEqual([])
    for (const result of OMNIBUS_RESULTS)
      expect(OMNIBUS_TABLE[omnibusResultSteps[result]]).toMatchObject({ to: result, by: 'office', tells: 'master' })
  })
  test('whoever sends one back or ends it says why', () =>
    expect(
      Object.entries(OMNIBUS_TABLE)
        .filter(([, { needsComment }]) => needsComment)
        .map(([name]) => name),
    ).toEqual(['return', 'end']))
  test('an end by the office stays one', () => {
    expect(isReopenable({ state: 'closed', comment: '' })).toBe(true)
    expect(isReopenable({ state: 'closed', comment: '終わりにします。' })).toBe(false)
    expect(isReopenable({ state: 'approved', comment: '' })).toBe(false)
  })
})

test.each([
  ['approved', true, true, true],
  ['checking', true, true, true],
  ['draft', true, true, true],
  ['draft', false, true, false],
  ['approved', true, false, false],
  ['closed', true, true, false],
] as const)('a theme in %s, approved %s, accepting %s: ordered %s', (state, isApproved, isAccepting, expected) =>
  expect(isOrderableOmnibus({ state, approvedAt: isApproved ? '2026-11-21' : null, isAccepting })).toBe(expected),
)

const texts = { title: '題', catchcopy: 'ひとこと', description: 'あ'.repeat(50), masterMsg: '' }

test('texts: limits while it is written, what it lacks to be handed in', () => {
  expect(omnibusFaults({ title: '', catchcopy: '', description: '', masterMsg: '' })).toEqual({})
  expect(Object.keys(omnibusErrors({ title: ' ', catchcopy: '', description: '', masterMsg: '' }))).toEqual([
    'title',
    'catchcopy',
    'description',
  ])
  expect(omnibusErrors(texts)).toEqual({})
  for (const [name, most] of [
    ['title', OMNIBUS_MOST.title],
    ['catchcopy', OMNIBUS_MOST.catchcopy],
    ['description', OMNIBUS_MOST.description],
    ['masterMsg', OMNIBUS_MOST.masterMsg],
  ] as const) {
    expect(omnibusFaults({ ...texts, [name]: 'あ'.repeat(most) })).toEqual({})
    expect(Object.keys(omnibusFaults({ ...texts, [name]: 'あ'.repeat(most + 1) }))).toEqual([name])
  }
})

test('terms: the price of its length, no more places than the template has, days of writing', () => {
  const of = { textType: 'Middle', seatsMost: 3 } as const
  const terms = { acceptFlg: true, orderCoin: 1_800, seats: 3, writingDays: 21 }
  for (const orderCoin of orderCoinChoices('Middle')) expect(termsFaults({ ...terms, orderCoin }, of)).toEqual({})
  for (const orderCoin of [1_300, 1_850])
    expect(Object.keys(termsFaults({ ...terms, orderCoin }, of))).toEqual(['orderCoin'])
  expect(termsFaults({ ...terms, seats: 4 }, of)).toEqual({ seats: '人数は1〜3人です。' })
  expect(termsFaults({ ...terms, writingDays: 0 }, of)).toEqual({ writingDays: '執筆の日数は1〜60日です。' })
})

describe('templates', () => {
  const now = Date.parse('2026-11-21T03:00:00Z')
  const plan = {
    ...{ title: '夜の停車場', description: 'あ'.repeat(20), guide: '', textType: textType.normal, seatsMost: 4 },
    ...{ openFrom: null, openUntil: null },
  }
  test('whole ones have no faults', () => expect(planFaults(plan, now)).toEqual({}))
  test.each([
    ['title', { title: '' }],
    ['description', { description: '短い' }],
    ['guide', { guide: 'あ'.repeat(1_001) }],
    ['textType', { textType: textType.decisiveBattle }],
    ['seatsMost', { seatsMost: 9 }],
    ['openUntil', { openUntil: '2026-11-21T03:00:00Z' }],
    ['openUntil', { openFrom: '2026-12-02T03:00:00Z', openUntil: '2026-12-01T03:00:00Z' }],
  ])('%s is told', (name, wrong) => expect(Object.keys(planFaults({ ...plan, ...wrong }, now))).toEqual([name]))
  test('a decisive battle cannot be ordered', () => expect(PLAN_LENGTHS).toEqual(['Normal', 'Middle', 'Long']))
  test('periods', () => {
    expect(planPeriod({ openFrom: '2026-11-22T03:00:00Z', openUntil: null }, now)).toBe('coming')
    expect(planPeriod({ openFrom: '2026-11-21T03:00:00Z', openUntil: null }, now)).toBe('current')
    expect(planPeriod({ openFrom: '2026-11-01T03:00:00Z', openUntil: '2026-11-21T03:00:00Z' }, now)).toBe('past')
  })
})
