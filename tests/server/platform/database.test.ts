// The connection to the database: statements that are repeated, statements that are given up, and acts that are never lost.
import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { describe, expect, test } from 'vitest'
import {
  createDb,
  createPool,
  isDatabaseDown,
  sqlState,
  type Tx,
  transact,
  withoutTimeouts,
} from '#server/db/client.ts'
import { openDatabase } from '../../support/database.ts'
import { nodeBinary, projectRoot } from '../../support/paths.ts'

const database = await openDatabase('empty')
await database.asOwner(client =>
  client.query('create table counter (id int primary key, n int not null); grant all on counter to tsumugi_app'),
)
await database.db.execute(sql`insert into counter values (1, 0), (2, 0)`)
/** Ends the connections of a name, as a process of its own. */
const TERMINATE = `
  import pg from 'pg'
  const [url, name] = process.argv.slice(1)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [name])
  await client.end()`

const count = async (id = 1) =>
  (await database.db.execute<{ n: number }>(sql`select n from counter where id = ${id}`)).rows[0]?.n

function openPool(max: number) {
  const pool = createPool({ url: database.url, max, role: null, name: `tsumugi-test-pool-${max}` })
  return { pool, db: createDb(pool) }
}

/** Uses both connections of a pool; one that has just ended may still be among them. */
const bothConnected = (pool: pg.Pool): Promise<boolean> =>
  Promise.all([pool.query('select pg_sleep(0.01)'), pool.query('select pg_sleep(0.01)')]).then(
    () => pool.totalCount === 2,
    () => false,
  )

describe('a transaction', () => {
  test('may take as long as it needs where it says so, and the next one may not', async () => {
    const { pool, db } = openPool(1)
    const limits = async (tx: Tx) => {
      const { rows } = await tx.execute<{
        limits: string
      }>(sql`select concat_ws(' ', current_setting('statement_timeout'),
        current_setting('lock_timeout'), current_setting('idle_in_transaction_session_timeout')) as limits`)
      return rows[0]?.limits
    }
    const long = await transact(db, async tx => {
      await withoutTimeouts(tx)
      return limits(tx)
    })
    expect([long, await transact(db, limits)]).toEqual(['0 0 0', '10s 5s 10s'])
    await pool.end()
  })

  test('that deadlocks with another is tried again, and both happen', async () => {
    const { pool, db } = openPool(2)
    const addTo = (first: number, second: number) =>
      transact(db, async tx => {
        await tx.execute(sql`update counter set n = n + 1 where id = ${first}`)
        await sleep(50)
        await tx.execute(sql`update counter set n = n + 1 where id = ${second}`)
      })
    await Promise.all([addTo(1, 2), addTo(2, 1)])
    expect([await count(1), await count(2)]).toEqual([2, 2])
    await pool.end()
  })

  test.each(['40001', '40P01'])('is tried again on %s, five times at most', async code => {
    let tries = 0
    const work = transact(database.db, async tx => {
      tries += 1
      await tx.execute(sql.raw(`do $$ begin raise exception 'x' using errcode = '${code}'; end $$`))
    })
    await expect(work).rejects.toSatisfy(error => sqlState(error) === code)
    expect(tries).toBe(6)
  })

  test('is not tried again on anything else', async () => {
    let tries = 0
    const work = transact(database.db, async () => {
      tries += 1
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(tries).toBe(1)
  })
})

describe('connections', () => {
  test('that break at the very beginning of a transaction are not lost to the pool', async () => {
    const { pool, db } = openPool(2)
    let broken = 0
    for (let round = 0; round < 3; round++) {
      await expect.poll(() => bothConnected(pool), { timeout: 10_000 }).toBe(true)
      // This process stands still meanwhile, so that it has had no time to read that its connections ended.
      spawnSync(nodeBinary, ['--input-type=module', '-e', TERMINATE, database.url, 'tsumugi-test-pool-2'], {
        cwd: projectRoot,
      })
      const results = await Promise.allSettled([
        transact(db, tx => tx.execute(sql`select 1`)),
        transact(db, tx => tx.execute(sql`select 1`)),
      ])
      broken += results.filter(({ status }) => status === 'rejected').length
    }
    // The point of the test: connections did break where they were expected to.
    expect(broken).toBeGreaterThan(0)
    const { rows } = await transact(db, tx => tx.execute(sql`select 1 as one`))
    expect(rows).toEqual([{ one: 1 }])
    expect(pool.totalCount).toBeLessThanOrEqual(2)
    await pool.end()
  })

  test('are waited for two seconds and no longer', async () => {
    const { pool, db } = openPool(2)
    const holding = [pool.query('select pg_sleep(5)'), pool.query('select pg_sleep(5)')]
    const started = Date.now()
    // With an error code by which the jobs try again; an error without one ends their process.
    const refused = expect(pool.connect()).rejects.toMatchObject({ code: 'ETIMEDOUT' })
    const error = await db.execute(sql`select 1`).then(
      () => null,
      (reason: unknown) => reason,
    )
    expect(isDatabaseDown(error)).toBe(true)
    expect(Date.now() - started).toBeLessThan(4_500)
    await refused
    await Promise.all(holding)
    await pool.end()
  })

  test('carry their limits of time', async () => {
    const { pool } = openPool(2)
    const limit = async (name: string) => (await pool.query(`show ${name}`)).rows[0][name]
    expect(await limit('statement_timeout')).toBe('10s')
    expect(await limit('lock_timeout')).toBe('5s')
    expect(await limit('idle_in_transaction_session_timeout')).toBe('10s')
    expect(await limit('TimeZone')).toBe('UTC')
    await pool.end()
  })
})

test('the role of the server may change rows but no tables', async () => {
  for (const statement of [
    'create table mine (id int)',
    'drop table mission_master',
    'alter table app_user add column x int',
    'create function f() returns int language sql as $$ select 1 $$',
    'truncate app_user cascade',
    'alter table ledger_entry disable trigger all',
    'set session_replication_role = replica',
    'select * from graphile_worker._private_jobs',
  ]) {
    await expect(database.pool.query(statement), statement).rejects.toThrow(/permission denied|must be owner/)
  }
})
