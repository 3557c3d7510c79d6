// Solo journals: fair dice that anybody can roll again, questions that come once each, and a check that finds every change.
import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { hashOfSeed } from '#rules/draws.ts'
import {
  type CheckedRun,
  type DrawnStep,
  entryFault,
  firstWrongStep,
  JOURNAL_ENTRY_MAX,
  JOURNAL_STEPS_MOST,
  noteOfRun,
  promptOf,
  rollOf,
  totalOf,
} from '#rules/journals.ts'
import { NOTE_MOST, noteErrors } from '#rules/notes.ts'

const seed = createHash('sha256').update('a run').digest('hex')
const dice = { count: 2, sides: 6 }
const prompts = Array.from({ length: 11 }, (_, nth) => ({ promptId: nth + 1, fromTotal: nth + 2, toTotal: nth + 2 }))

describe('the dice', () => {
  test('are what HMAC-SHA-256 of the seed over run and step gives, eight bytes a die', async () => {
    const digest = createHmac('sha256', Buffer.from(seed, 'hex')).update('7:3').digest()
    const expected = [0, 8].map(at => Number(((digest.readBigUInt64BE(at) >> 11n) * 6n) >> 53n) + 1)
    expect(await rollOf({ seed, runId: 7, step: 3 }, dice)).toEqual(expected)
    expect(await hashOfSeed(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'))
  })

  test('fall on every side about equally often, and differ from run to run and step to step', async () => {
    const counts = new Map<number, number>()
    const rolls = await Promise.all(
      Array.from({ length: 3_000 }, (_, nth) =>
        rollOf({ seed, runId: nth % 50, step: Math.floor(nth / 50) + 1 }, dice),
      ),
    )
    for (const die of rolls.flat()) counts.set(die, (counts.get(die) ?? 0) + 1)
    expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6])
    // 1,000 are expected of each; five standard deviations are 144.
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150)
  })

  test.each([1, 4])('%s of a hundred sides stay within them', async count => {
    for (let step = 1; step <= 50; step++) {
      const rolled = await rollOf({ seed, runId: 1, step }, { count, sides: 100 })
      expect(rolled).toHaveLength(count)
      expect(rolled.every(die => Number.isInteger(die) && die >= 1 && die <= 100)).toBe(true)
    }
  })
})

describe('the question', () => {
  test.each<[name: string, total: number, had: number[], promptId: number]>([
    ['is that of the total', 7, [], 6],
    ['is the next one above it where that was had', 7, [6], 7],
    ['begins anew at the lowest', 12, [11], 1],
    ['comes again when all were had', 7, prompts.map(({ promptId }) => promptId), 6],
  ])('%s', (_, total, had, promptId) => {
    expect(promptOf(prompts, total, new Set(had))?.promptId).toBe(promptId)
  })

  test('is the first of several for one total that was not had', () => {
    const several = [
      { promptId: 1, fromTotal: 1, toTotal: 6 },
      { promptId: 2, fromTotal: 3, toTotal: 4 },
    ]
    expect(promptOf(several, 3, new Set())?.promptId).toBe(1)
    expect(promptOf(several, 3, new Set([1]))?.promptId).toBe(2)
    expect(promptOf([], 3, new Set())).toBeNull()
  })
})

async function played(steps: number): Promise<CheckedRun> {
  const had = new Set<number>()
  const drawn: DrawnStep[] = []
  for (let step = 1; step <= steps; step++) {
    const diceList = await rollOf({ seed, runId: 7, step }, dice)
    const promptId = promptOf(prompts, totalOf(diceList), had)?.promptId ?? 0
    had.add(promptId)
    drawn.push({ step, diceList, promptId })
  }
  return { runId: 7, seed, dice, prompts, steps: drawn }
}

test('the check finds another seed, another roll and another question, and their step', async () => {
  const run = await played(6)
  expect(await firstWrongStep(run)).toBeNull()
  const changed = (step: number, change: Partial<DrawnStep>): CheckedRun => ({
    ...run,
    steps: run.steps.map(each => (each.step === step ? { ...each, ...change } : each)),
  })
  expect(await firstWrongStep({ ...run, seed: createHash('sha256').update('another').digest('hex') })).toBe(1)
  expect(await firstWrongStep(changed(3, { diceList: [7, 7] }))).toBe(3)
  expect(await firstWrongStep(changed(4, { promptId: 99 }))).toBe(4)
})

test('an entry has words, and the longest run fits into a note', () => {
  expect(entryFault(' \n')).toBe('JOURNAL_ENTRY_EMPTY')
  expect(entryFault('あ'.repeat(JOURNAL_ENTRY_MAX + 1))).toBe('JOURNAL_ENTRY_LONG')
  const body = 'あ'.repeat(JOURNAL_ENTRY_MAX)
  expect(entryFault(body)).toBeNull()
  const entries = Array.from({ length: JOURNAL_STEPS_MOST }, (_, nth) => ({
    step: nth + 1,
    prompt: 'い'.repeat(200),
    body,
  }))
  const note = noteOfRun({ title: 'う'.repeat(60) }, entries)
  expect(noteErrors({ title: '記録', body: note })).toEqual({})
  expect(note.length).toBeLessThan(NOTE_MOST.body)
})
