// The order in which coins are spent, and balances at any time in the past.
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { transact } from '#server/db/client.ts'
import { balanceAsOf } from '#server/platform/ledger/balances.ts'
import { InsufficientBalance } from '#server/platform/ledger/insufficient-balance.ts'
import { type Holder, post, type Side, type Transfer } from '#server/platform/ledger/post.ts'
import { openDatabase } from '../../support/database.ts'
import { balanceByHand, findLedgerFaults, readBooks } from '../../support/ledger-audit.ts'
import { randomOf } from '../../support/random.ts'

const database = await openDatabase('empty')
const { db } = database
const DAY = 86_400_000
const start = new Date('2026-01-01T00:00:00+09:00').getTime()
const day = (count: number): Date => new Date(start + count * DAY)

let holder: Holder = { kind: 'user', id: '' }
let turn = 0
beforeEach(() => {
  turn += 1
  holder = { kind: 'user', id: `lots-${turn}` }
})

let causes = 0
function move(at: Date, from: Side, to: Side, amount: number, terms: Partial<Transfer> = {}) {
  causes += 1
  const transfer = { cause: { kind: 'lots', id: String(causes) }, currency: 'AC', amount, from, to, ...terms }
  return transact(db, tx => post(tx, at, [transfer]))
}
/** Remaining amount of each lot, in the order in which they were issued. */
async function left(): Promise<number[]> {
  const { rows } = await db.execute<{ remaining: number }>(sql`
    select remaining from ledger_lot join ledger_account a on a.id = account_id
    where a.holder_id = ${holder.id} order by ledger_lot.id`)
  return rows.map(row => row.remaining)
}

describe('coins are spent', () => {
  test('earliest expiry first, those without one last', async () => {
    await move(day(0), 'issue', holder, 10)
    await move(day(1), 'issue', holder, 10, { expiresAt: day(90) })
    await move(day(2), 'issue', holder, 10, { expiresAt: day(60) })
    await move(day(3), holder, 'sink', 15)
    expect(await left()).toEqual([10, 5, 0])
    await move(day(3), holder, 'sink', 6)
    expect(await left()).toEqual([9, 0, 0])
  })

  test('free before paid where they expire together', async () => {
    await move(day(0), 'issue', holder, 10, { paid: true, expiresAt: day(90) })
    await move(day(1), 'issue', holder, 10, { expiresAt: day(90) })
    await move(day(2), 'issue', holder, 10, { paid: true })
    await move(day(3), 'issue', holder, 10)
    await move(day(4), holder, 'sink', 12)
    expect(await left()).toEqual([8, 0, 10, 10])
    await move(day(4), holder, 'sink', 10)
    expect(await left()).toEqual([0, 0, 10, 8])
  })

  test('a paid lot that expires before a free one goes first', async () => {
    await move(day(0), 'issue', holder, 10, { expiresAt: day(90) })
    await move(day(0), 'issue', holder, 10, { paid: true, expiresAt: day(30) })
    await move(day(1), holder, 'sink', 10)
    expect(await left()).toEqual([10, 0])
  })

  test('the oldest first where all else is equal', async () => {
    await move(day(5), 'issue', holder, 10)
    await move(day(1), 'issue', holder, 10)
    await move(day(9), holder, 'sink', 4)
    expect(await left()).toEqual([10, 6])
  })

  test('never from a lot that has expired', async () => {
    await move(day(0), 'issue', holder, 10, { expiresAt: day(30) })
    await move(day(0), 'issue', holder, 10)
    await move(day(30), holder, 'sink', 10)
    expect(await left()).toEqual([10, 0])
    await expect(move(day(30), holder, 'sink', 1)).rejects.toThrow(InsufficientBalance)
    await move(day(29), holder, 'sink', 1)
    expect(await left()).toEqual([9, 0])
  })

  test('with an entry for each lot that gave something', async () => {
    await move(day(0), 'issue', holder, 3, { expiresAt: day(30) })
    await move(day(0), 'issue', holder, 3, { paid: true })
    await move(day(1), holder, 'sink', 5)
    const { rows } = await db.execute(sql`
      select e.amount, l.paid from ledger_entry e join ledger_lot l on l.id = e.lot_id
      join ledger_account a on a.id = e.account_id where a.holder_id = ${holder.id} order by e.id`)
    expect(rows).toEqual([
      { amount: 3, paid: false },
      { amount: 3, paid: true },
      { amount: -3, paid: false },
      { amount: -2, paid: true },
    ])
  })
})

test('tokens and items have no lots', async () => {
  await move(day(0), 'issue', holder, 10, { currency: 'token:harbor:1' })
  await move(day(0), holder, 'sink', 4, { currency: 'token:harbor:1' })
  expect(await left()).toEqual([])
})

test('the balance at a moment counts what was posted until then, paid and free apart', async () => {
  await move(day(10), 'issue', holder, 100, { paid: true })
  await move(day(20), 'issue', holder, 50)
  await move(day(30), holder, 'sink', 70)
  const asOf = (at: Date) => balanceAsOf(db, holder, 'AC', at)
  expect(await asOf(new Date(day(10).getTime() - 1))).toEqual({ paid: 0, free: 0 })
  expect(await asOf(day(10))).toEqual({ paid: 100, free: 0 })
  expect(await asOf(day(29))).toEqual({ paid: 100, free: 50 })
  expect(await asOf(day(30))).toEqual({ paid: 80, free: 0 })
  expect(await balanceAsOf(db, { kind: 'user', id: 'nobody' }, 'AC', day(99))).toEqual({ paid: 0, free: 0 })
})

// B3: the report a regulator asks for against adding up every entry by hand.
test('after a random year, balances at 100 random moments equal adding up by hand', async () => {
  const random = randomOf('B3 as-of balances')
  const holders: Holder[] = Array.from({ length: 5 }, (_, nth) => ({ kind: 'user', id: `year-${turn}-${nth}` }))
  let refused = 0
  for (let nth = 0; nth < 400; nth++) {
    const at = new Date(start + random.integer(0, 365 * DAY))
    const [one, two] = random.shuffle(holders)
    if (!one || !two) throw new Error('Two holders are needed.')
    const terms = {
      currency: random.pick(['AC', 'LP']),
      paid: random.chance(0.4),
      ...(random.chance(0.3) ? { expiresAt: new Date(at.getTime() + random.integer(1, 60) * DAY) } : {}),
    }
    const sides: [Side, Side] = random.pick<[Side, Side]>([
      ['issue', one],
      ['issue', one],
      [one, 'sink'],
      [one, two],
    ])
    await move(at, ...sides, random.integer(1, 60), terms).catch(error => {
      if (!(error instanceof InsufficientBalance)) throw error
      refused += 1
    })
  }
  expect(refused).toBeGreaterThan(10)
  expect(await findLedgerFaults(db, random)).toEqual([])
  const books = await readBooks(db)
  const last = holders.map(({ id }) =>
    [...books.accounts.values()].find(account => account.holder === id && account.currency === 'AC'),
  )
  for (const account of last) {
    if (!account) continue
    const { paid, free } = balanceByHand(books, account.id, Number.POSITIVE_INFINITY)
    expect(paid + free).toBe(account.balance)
  }
})
