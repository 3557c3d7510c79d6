// The check of a lottery on the reader's device: what was drawn as promised fits, and every change of seed, list or result
// is found.
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { checkLottery } from '#app/areas/scenario/entry/check-lottery.ts'
import { hashOfSeed } from '#rules/draws.ts'
import { draw, hashOfEntries } from '#rules/scenario/lottery.ts'

const of = { scenarioId: 42, phase: 1 }
const seedOf = (text: string) => createHash('sha256').update(text).digest('hex')
const SEATS = 3
const numbers = [812_004, 100_377, 555_120, 300_001, 640_200, 777_777]
const entries = numbers.map((number, nth) => ({ number, tickets: 10 + 2 * nth }))

const publish = async (seed: string, list = entries) => ({
  ...{ seed, seedHash: await hashOfSeed(seed), entriesHash: await hashOfEntries(list), seats: SEATS },
  entryList: (await draw({ ...of, seed }, list, SEATS)).map(({ number, ...entry }) => ({
    publicNumber: number,
    ...entry,
  })),
})
type Published = Awaited<ReturnType<typeof publish>>

const published = await publish(seedOf('first'))
const ofOtherSeed = await publish(seedOf('second'))
const ofOtherList = await publish(seedOf('first'), entries.slice(1))
const ofOtherTickets = await publish(seedOf('first'), [...entries.slice(0, 5), { number: 777_777, tickets: 11 }])
const mine = [{ publicNumber: 555_120, tickets: 14 }]
const known = { seedHash: published.seedHash, entriesHash: published.entriesHash, mine }
const [first, second, third, fourth, ...rest] = published.entryList as [Entry, Entry, Entry, Entry, ...Entry[]]
type Entry = Published['entryList'][number]

test('a draw that fits says so, with the place of one’s own number', async () => {
  const place = published.entryList.find(({ publicNumber }) => publicNumber === 555_120)?.rank
  const { isRight, words } = await checkLottery(of, published, known)
  expect({ isRight, words }).toEqual({ isRight: true, words: expect.stringContaining(`555120 は ${place}番目`) })
  expect(await checkLottery(of, published, { ...known, mine: [] })).toMatchObject({ isRight: true })
})

describe('found is', () => {
  test.each<[string, Published]>([
    ['another seed', { ...published, seed: seedOf('second') }],
    ['another seed with its hash', ofOtherSeed],
    ['an entry fewer', { ...published, entryList: published.entryList.slice(1) }],
    ['an entry more', { ...published, entryList: [...published.entryList, { ...first, publicNumber: 7, rank: 7 }] }],
    [
      'a ticket more',
      { ...published, entryList: [{ ...first, tickets: first.tickets + 1 }, second, third, fourth, ...rest] },
    ],
    ['another number', { ...published, entryList: [{ ...first, publicNumber: 7 }, second, third, fourth, ...rest] }],
    ['another list with its hash and its draw', ofOtherList],
    ['a list with other tickets, its hash and its draw', ofOtherTickets],
    [
      'a result with two places exchanged',
      { ...published, entryList: [{ ...first, rank: 2 }, { ...second, rank: 1 }, third, fourth, ...rest] },
    ],
    ['a loser who won', { ...published, entryList: [first, second, third, { ...fourth, hasWon: true }, ...rest] }],
    ['a winner who lost', { ...published, entryList: [{ ...first, hasWon: false }, second, third, fourth, ...rest] }],
    ['another number of seats', { ...published, seats: SEATS + 1 }],
  ])('%s', async (_, changed) => {
    expect(await checkLottery(of, changed, known)).toMatchObject({ isRight: false })
  })

  test('a draw of another scenario or phase', async () => {
    for (const other of [
      { ...of, scenarioId: 43 },
      { ...of, phase: 2 },
    ])
      expect(await checkLottery(other, published, known)).toMatchObject({ isRight: false })
  })

  test('a list without one’s own entry, or with other tickets of it', async () => {
    for (const own of [
      { publicNumber: 1_234, tickets: 10 },
      { publicNumber: 555_120, tickets: 15 },
    ])
      expect(await checkLottery(of, published, { ...known, mine: [own] })).toMatchObject({ isRight: false })
  })
})
