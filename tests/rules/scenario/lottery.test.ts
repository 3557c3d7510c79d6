// The lottery of seats: it can be recomputed, detects changed entries, and gives the chances that are shown.
import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { hashOfSeed } from '#rules/draws.ts'
import { chanceOf } from '#rules/scenario/chance.ts'
import { draw, entryList, hashOfEntries, type LotteryEntry } from '#rules/scenario/lottery.ts'

const seedOf = (text: string) => createHash('sha256').update(text).digest('hex')
const at = { scenarioId: 42, phase: 1, seed: seedOf('first') }
const entries: LotteryEntry[] = [
  { number: 812_004, tickets: 10 },
  { number: 100_377, tickets: 20 },
  { number: 555_120, tickets: 13 },
  { number: 300_001, tickets: 10 },
]

describe('the draw', () => {
  test('does not depend on the order of entries, and ranks every one of them once', async () => {
    const drawn = await draw(at, entries, 2)
    expect(await draw(at, [...entries].reverse(), 2)).toEqual(drawn)
    expect(drawn.map(({ rank }) => rank)).toEqual([1, 2, 3, 4])
    expect(drawn.map(({ hasWon }) => hasWon)).toEqual([true, true, false, false])
    expect(new Set(drawn.map(({ number }) => number)).size).toBe(4)
  })

  test('is by the highest u^(10 ÷ tickets)', async () => {
    const values = entries.map(({ number, tickets }) => {
      const digest = createHmac('sha256', Buffer.from(at.seed, 'hex')).update(`42:1:${number}`).digest()
      const u = (Number(digest.readBigUInt64BE() >> 11n) + 1) / 2 ** 53
      return { number, value: u ** (10 / tickets) }
    })
    const expected = values.sort((a, b) => b.value - a.value).map(({ number }) => number)
    expect((await draw(at, entries, 2)).map(({ number }) => number)).toEqual(expected)
  })

  test.each([
    ['another seed', { ...at, seed: seedOf('second') }],
    ['another scenario', { ...at, scenarioId: 43 }],
    ['another phase', { ...at, phase: 2 }],
  ])('is another with %s', async (_, other) => {
    const many = Array.from({ length: 60 }, (_, nth) => ({ number: 1_000 + nth * 7, tickets: 10 + (nth % 11) }))
    expect(await draw(other, many, 8)).not.toEqual(await draw(at, many, 8))
  })

  test('has a list that notices a changed ticket, a changed number, an entry more or fewer', async () => {
    expect(entryList(entries)).toBe('100377:20\n300001:10\n555120:13\n812004:10')
    const hash = await hashOfEntries(entries)
    expect(hash).toBe(createHash('sha256').update(entryList(entries)).digest('hex'))
    const changed = [
      entries.map((entry, nth) => (nth === 2 ? { ...entry, tickets: 14 } : entry)),
      entries.map((entry, nth) => (nth === 0 ? { ...entry, number: 812_005 } : entry)),
      entries.slice(1),
      [...entries, { number: 7, tickets: 10 }],
    ]
    for (const other of changed) expect(await hashOfEntries(other)).not.toBe(hash)
    expect(await hashOfSeed(at.seed)).toBe(createHash('sha256').update(Buffer.from(at.seed, 'hex')).digest('hex'))
  })
})

describe('the chance', () => {
  test.each([
    [10, [10, 10, 10], 4, 1],
    [10, [10, 10, 10], 0, 0],
    [10, [10], 1, 1 / 2],
    [20, [10], 1, 2 / 3],
    [15, [10, 20], 1, 1 / 3],
    // Two of three: 1 minus the chance to be last.
    [10, [20, 20], 2, 1 - 2 * (2 / 5) * (2 / 3)],
    [10, new Array(99).fill(10), 8, 8 / 100],
    [10, new Array(2_999).fill(10), 8, 8 / 3_000],
    [20, new Array(8).fill(20), 8, 8 / 9],
  ])('of %d tickets against %j for %d seats is %d', (own, others, seats, chance) => {
    expect(chanceOf(own, others, seats)).toBeCloseTo(chance, 5)
  })

  test('adds up to the seats over all entries', () => {
    const tickets = Array.from({ length: 37 }, (_, nth) => 10 + ((nth * 7) % 11))
    const sum = tickets.reduce(
      (all, own, nth) =>
        all +
        chanceOf(
          own,
          tickets.filter((_, other) => other !== nth),
          8,
        ),
      0,
    )
    expect(sum).toBeCloseTo(8, 3)
  })

  test('is what many draws come to', async () => {
    const draws = 10_000
    const field: LotteryEntry[] = Array.from({ length: 12 }, (_, nth) => ({
      number: nth + 1,
      tickets: 10 + (nth % 11),
    }))
    const wins = new Array<number>(field.length).fill(0)
    for (let nth = 0; nth < draws; nth++) {
      for (const { number, hasWon } of await draw({ ...at, seed: seedOf(`draw ${nth}`) }, field, 5))
        if (hasWon) wins[number - 1] = (wins[number - 1] ?? 0) + 1
    }
    const chiSquare = field.reduce((sum, { tickets }, nth) => {
      const others = field.flatMap((entry, other) => (other === nth ? [] : entry.tickets))
      const chance = chanceOf(tickets, others, 5)
      return sum + ((wins[nth] ?? 0) - draws * chance) ** 2 / (draws * chance * (1 - chance))
    }, 0)
    // 12 entries, 11 degrees of freedom: one field in a thousand lies above 31.3; the seeds are fixed.
    expect(chiSquare).toBeLessThan(31.3)
  })
})
