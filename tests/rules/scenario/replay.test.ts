// The replay's rules: what it lacks to be saved and handed in, the steps to its publication, experience and levels.
import { describe, expect, test } from 'vitest'
import { pointsOfLevels, standingAfter } from '#rules/scenario/experience.ts'
import {
  type CastResult,
  itemWords,
  REPLAY_MOST,
  type Replay,
  replayErrors,
  replayFaults,
} from '#rules/scenario/replay.ts'
import { REPLAY_STATES, REPLAY_TABLE, stepsOf } from '#rules/scenario/replay-steps.ts'

const cast = new Set([1, 2])
const member = (entryId: number, more: Partial<CastResult> = {}): CastResult => ({
  ...{ entryId, result: 'Success', experience: 10, money: 5, items: [], title: '', mvpReason: null, deletedItems: [] },
  ...more,
})
const whole: Replay = { body: '霧。'.repeat(100), result: 'Normal', castList: [member(1), member(2)], partList: [] }
const with1 = (more: Partial<CastResult>): Replay => ({ ...whole, castList: [member(1, more), member(2)] })
const code = (itemCode: string, count: number) => ({ itemCode, count })

describe('faults for which it cannot be saved', () => {
  test.each<[string, Replay, string[]]>([
    ['a whole one', whole, []],
    ['an empty one', { body: '', result: null, castList: [], partList: [] }, []],
    ['the longest body', { ...whole, body: 'あ'.repeat(REPLAY_MOST.body) }, []],
    ['a body one too long', { ...whole, body: 'あ'.repeat(REPLAY_MOST.body + 1) }, ['body']],
    ['ruby does not count', { ...whole, body: `${'あ'.repeat(REPLAY_MOST.body - 1)}｜霧《きり》` }, []],
    ['a foreign entry', { ...whole, castList: [member(1), member(3)] }, ['castList']],
    ['an entry twice', { ...whole, castList: [member(1), member(1)] }, ['castList']],
    ['too much experience', with1({ experience: 1_001 }), ['castList']],
    ['half experience', with1({ experience: 0.5 }), ['castList']],
    ['negative money', with1({ money: -1 }), ['castList']],
    ['an item twice', with1({ items: [code('A', 1), code('A', 1)] }), ['castList']],
    ['none of an item', with1({ items: [code('A', 0)] }), ['castList']],
    ['one item given, the same taken', with1({ items: [code('A', 1)], deletedItems: [code('A', 1)] }), []],
    ['a title too long', with1({ title: 'あ'.repeat(21) }), ['castList']],
    ['a part for a stranger', { ...whole, partList: [{ body: '声', entryIds: [3] }] }, ['partList']],
    ['a part for nobody yet', { ...whole, partList: [{ body: '声', entryIds: [] }] }, []],
  ])('%s', (_, replay, fields) => {
    expect(Object.keys(replayFaults(replay, cast))).toEqual(fields)
  })
})

describe('faults for which it cannot be handed in', () => {
  test.each<[string, Replay, string[]]>([
    ['a whole one', whole, []],
    ['an empty one', { body: '', result: null, castList: [], partList: [] }, ['body', 'result', 'castList']],
    ['one without a result', with1({ result: null }), ['castList']],
    ['an MVP without a reason', with1({ mvpReason: ' ' }), ['castList']],
    ['a part for nobody', { ...whole, partList: [{ body: '声', entryIds: [] }] }, ['partList']],
    ['an empty part', { ...whole, partList: [{ body: ' ', entryIds: [1] }] }, ['partList']],
  ])('%s', (_, replay, fields) => {
    expect(Object.keys(replayErrors(replay, cast))).toEqual(fields)
  })
})

describe('steps', () => {
  test('every state but the last has a way on, and only the clock publishes', () => {
    const ways = REPLAY_STATES.map(state => Object.values(REPLAY_TABLE).some(({ from }) => from.includes(state)))
    expect(ways).toEqual([true, true, true, true, false])
    const publishing = Object.values(REPLAY_TABLE).filter(({ to }) => to === 'published')
    expect(publishing).toEqual([{ from: ['awaiting'], to: 'published', by: 'clock' }])
  })
  test.each([
    ['writing', ['submit'], []],
    ['checking', ['takeBack'], ['return', 'approve']],
    ['returned', ['submit'], []],
    ['awaiting', [], ['return']],
    ['published', [], []],
  ] as const)('%s', (state, master, office) => {
    expect([stepsOf(state, 'master'), stepsOf(state, 'office')]).toEqual([master, office])
  })
})

describe('experience', () => {
  const none = new Map<number, number>()
  test.each([
    ['not enough', 1, 0, 99, { level: 1, since: 99, need: 100 }],
    ['just enough', 1, 0, 100, { level: 2, since: 0, need: 200 }],
    ['what was there counts', 1, 60, 50, { level: 2, since: 10, need: 200 }],
    ['two levels at once', 1, 0, 310, { level: 3, since: 10, need: 300 }],
    ['the last level keeps it', 99, 5, 1_000, { level: 99, since: 1_005, need: null }],
  ] as const)('%s', (_, level, since, gained, after) => {
    expect(standingAfter(level, since, gained, none)).toEqual(after)
  })
  test('a world has needs of its own', () => {
    expect(
      standingAfter(
        1,
        0,
        30,
        new Map([
          [1, 10],
          [2, 15],
        ]),
      ),
    ).toEqual({ level: 3, since: 5, need: 300 })
  })
  test('levels one by one give the same points as all at once', () => {
    const atFirst = { 1: 3, 2: 8, 5: 4 }
    const assignable = [1, 2, 5]
    const once = pointsOfLevels([1, 5], atFirst, assignable)
    const sum: Record<number, number> = {}
    for (let level = 1; level < 5; level++)
      for (const [id, points] of Object.entries(pointsOfLevels([level, level + 1], atFirst, assignable)))
        sum[Number(id)] = (sum[Number(id)] ?? 0) + points
    expect([sum, once]).toEqual([
      { 1: 2, 2: 3, 5: 3 },
      { 1: 2, 2: 3, 5: 3 },
    ])
  })
  test('who chose nothing grows evenly, and where nothing may be raised nothing is', () => {
    expect(pointsOfLevels([1, 2], {}, [4, 7])).toEqual({ 4: 1, 7: 1 })
    expect(pointsOfLevels([1, 2], { 3: 5 }, [])).toEqual({})
  })
})

test('what the story took stands beside what it gave', () => {
  const items = [
    { itemName: '灯油', count: 4 },
    { itemName: '霧笛', count: -1 },
  ]
  expect(items.map(itemWords)).toEqual(['灯油 ×4', '霧笛 ×1（失った）'])
})
