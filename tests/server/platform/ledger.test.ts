import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { createDb, createPool, transact } from '#server/db/client.ts'
import { balancesOf } from '#server/platform/ledger/balances.ts'
import { InsufficientBalance } from '#server/platform/ledger/insufficient-balance.ts'
import { type Holder, post, type Side, type Transfer } from '#server/platform/ledger/post.ts'
import { openDatabase } from '../../support/database.ts'

const database = await openDatabase('empty')
const { db } = database
const now = new Date('2026-11-21T12:00:00+09:00')

let holder: Holder = { kind: 'user', id: '' }
let turn = 0
beforeEach(() => {
  turn += 1
  holder = { kind: 'user', id: `holder-${turn}` }
})

let causes = 0
const transfer = (from: Side, to: Side, amount: number, more: Partial<Transfer> = {}): Transfer => {
  causes += 1
  return { cause: { kind: 'test', id: String(causes) }, currency: 'LP', amount, from, to, ...more }
}
const postAll = (...transfers: Transfer[]) => transact(db, tx => post(tx, now, transfers))
const give = (amount: number, more: Partial<Transfer> = {}) => postAll(transfer('issue', holder, amount, more))
const spend = (amount: number, more: Partial<Transfer> = {}) => postAll(transfer(holder, 'sink', amount, more))
const balance = async (of = holder, currency = 'LP') => (await balancesOf(db, of, [currency]))[currency]

describe('posting', () => {
  test('tells the balance before and after of every holder', async () => {
    expect(await give(100)).toEqual([{ holder, currency: 'LP', before: 0, after: 100 }])
    expect(await spend(30)).toEqual([{ holder, currency: 'LP', before: 100, after: 70 }])
    expect(await balance()).toBe(70)
  })

  test('several transfers of one posting are one change of the balance', async () => {
    const posted = await postAll(
      transfer('issue', holder, 10),
      transfer('issue', holder, 20),
      transfer('issue', holder, 5, { currency: 'AC' }),
    )
    expect(posted.sort((a, b) => (a.currency < b.currency ? -1 : 1))).toEqual([
      { holder, currency: 'AC', before: 0, after: 5 },
      { holder, currency: 'LP', before: 0, after: 30 },
    ])
  })

  test('nothing posts nothing', async () => {
    expect(await postAll()).toEqual([])
  })

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('an amount of %d is refused', async amount => {
    await expect(give(amount)).rejects.toThrow(RangeError)
    expect(await balance()).toBe(0)
  })

  test('the same cause moves value once', async () => {
    const once = transfer('issue', holder, 10)
    await postAll(once)
    await expect(postAll(once)).rejects.toThrow()
    expect(await balance()).toBe(10)
  })

  test('between holders takes from one what it gives to the other', async () => {
    const other: Holder = { kind: 'character', id: `other-${turn}` }
    await give(50, { currency: 'token:w:1' })
    await postAll(transfer(holder, other, 20, { currency: 'token:w:1' }))
    expect([await balance(holder, 'token:w:1'), await balance(other, 'token:w:1')]).toEqual([30, 20])
  })

  test('holders of one name and different kinds are different', async () => {
    await give(50)
    expect(await balance({ kind: 'character', id: holder.id })).toBe(0)
  })
})

describe('a balance that is too low', () => {
  test.each(['LP', 'token:w:1', 'item:w:I0001'])(
    'of %s refuses the posting and names what is missing',
    async currency => {
      await give(10, { currency })
      const call = spend(11, { currency })
      await expect(call).rejects.toThrow(InsufficientBalance)
      await expect(call).rejects.toMatchObject({ currency })
      expect(await balance(holder, currency)).toBe(10)
    },
  )

  test('of nothing at all refuses too', async () => {
    await expect(spend(1)).rejects.toThrow(InsufficientBalance)
  })

  test('refuses everything of the posting', async () => {
    await give(10)
    const call = postAll(transfer('issue', holder, 5, { currency: 'AC' }), transfer(holder, 'sink', 11))
    await expect(call).rejects.toThrow(InsufficientBalance)
    expect([await balance(), await balance(holder, 'AC')]).toEqual([10, 0])
  })

  test('because coins have expired names their currency', async () => {
    await give(10, { expiresAt: new Date(now.getTime() - 1) })
    await expect(spend(1)).rejects.toMatchObject({ currency: 'LP' })
  })
})

test('parallel spends take exactly what is there', async () => {
  await give(100)
  const pool = createPool({ url: database.url, max: 20, role: null, name: 'tsumugi-test-many' })
  const many = createDb(pool)
  const results = await Promise.allSettled(
    Array.from({ length: 40 }, () => transact(many, tx => post(tx, now, [transfer(holder, 'sink', 7)]))),
  )
  await pool.end()
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(14)
  const reasons = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
  expect(reasons.every(reason => reason instanceof InsufficientBalance)).toBe(true)
  expect(await balance()).toBe(2)
})

test('postings that touch the same accounts in opposite order do not block each other for ever', async () => {
  const other: Holder = { kind: 'user', id: `other-${turn}` }
  await give(1_000)
  await postAll(transfer('issue', other, 1_000))
  await Promise.all(
    // As many as the pool has connections for, and some that wait their turn: after two seconds of waiting an act is
    // refused.
    Array.from({ length: 16 }, (_, nth) =>
      nth % 2 === 0 ? postAll(transfer(holder, other, 3)) : postAll(transfer(other, holder, 3)),
    ),
  )
  expect((await balance()) ?? 0).toBe(1_000)
})

describe('what no role may do', () => {
  const tables = ['ledger_entry', 'ledger_transfer'] as const
  const changes = (table: string): [string, string][] => [
    ['UPDATE', `update ${table} set created_at = now()`],
    ['DELETE', `delete from ${table}`],
    ['TRUNCATE', `truncate ${table} cascade`],
  ]
  const cases = tables.flatMap(table => changes(table).map(([verb, statement]) => ({ table, verb, statement })))

  test.each(cases)('$verb on $table is refused to the owner of the tables', async ({ statement }) => {
    await give(1)
    await expect(database.asOwner(client => client.query(statement))).rejects.toThrow('the ledger is append-only')
  })

  test.each(cases)('$verb on $table is refused to the role of the server', async ({ statement }) => {
    await give(1)
    await expect(database.pool.query(statement)).rejects.toThrow(/append-only|permission denied/)
  })

  test('deleting accounts or lots beneath the entries is refused', async () => {
    await give(1)
    for (const table of ['ledger_account', 'ledger_lot']) {
      await expect(database.asOwner(client => client.query(`delete from ${table}`))).rejects.toThrow('foreign key')
      const truncation = database.asOwner(client => client.query(`truncate ${table} cascade`))
      await expect(truncation).rejects.toThrow('append-only')
    }
  })

  test('entries that do not net to zero are refused, whoever writes them', async () => {
    await give(5)
    const insert = (amounts: string) => `
      insert into ledger_entry (transfer_id, account_id, amount, created_at)
      select (select max(id) from ledger_transfer), account, amount, now()
      from (values ${amounts}) as row (account, amount)`
    const account = await accountId()
    await expect(database.pool.query(insert(`(${account}, 5)`))).rejects.toThrow('do not net to zero')
    const owner = database.asOwner(client => client.query(insert(`(${account}, 5), (${account}, -4)`)))
    await expect(owner).rejects.toThrow('do not net to zero')
  })

  test('entries of two currencies do not balance each other', async () => {
    await give(5)
    await give(5, { currency: 'AC' })
    const insert = `
      insert into ledger_entry (transfer_id, account_id, amount, created_at) values
        ((select max(id) from ledger_transfer), ${await accountId('LP')}, 5, now()),
        ((select max(id) from ledger_transfer), ${await accountId('AC')}, -5, now())`
    await expect(database.pool.query(insert)).rejects.toThrow('do not net to zero')
  })

  test.each([
    ['a balance below zero', `update ledger_account set balance = -1 where holder_kind <> 'system'`],
    ['a balance of a system account', `update ledger_account set balance = 0 where holder_kind = 'system'`],
    ['a lot below zero', 'update ledger_lot set remaining = -1'],
    [
      'an entry of nothing',
      'insert into ledger_entry (transfer_id, account_id, amount, created_at) select max(t.id), max(a.id), 0, now() from ledger_transfer t, ledger_account a',
    ],
  ])('%s is refused', async (_, statement) => {
    await give(1)
    await expect(database.asOwner(client => client.query(statement))).rejects.toThrow('check constraint')
  })

  const accountId = async (currency = 'LP'): Promise<number> => {
    const { rows } = await db.execute<{ id: number }>(sql`
      select id from ledger_account where holder_id = ${holder.id} and currency = ${currency}`)
    return rows[0]?.id ?? 0
  }
})
