// Background jobs: queued in the transaction of their cause, run at least once; and the housekeeping of the platform by
// jobs.
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPool, transact } from '#server/db/client.ts'
import { fixedClock } from '#server/platform/clock.ts'
import { createFiles } from '#server/platform/files.ts'
import { housekeepingJobs } from '#server/platform/jobs/housekeeping.ts'
import { type JobQueue, keepJobsRunning } from '#server/platform/jobs/keep-running.ts'
import { jobLogger } from '#server/platform/jobs/logger.ts'
import { enqueue, type Job } from '#server/platform/jobs/run.ts'
import { createRateLimits, guesses, limits } from '#server/platform/rate-limits.ts'
import { openDatabase } from '../../support/database.ts'
import { freshFolder } from '../../support/http-server.ts'
import { jobContext } from '../../support/job-context.ts'

const database = await openDatabase('empty')
const { db } = database
const now = new Date('2026-11-21T12:00:00+09:00')
const context = jobContext({ db, clock: fixedClock(now), files: createFiles(freshFolder('files-jobs')) })
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000)

test('a job that fails because its database is away is a warning, any other one an error', () => {
  const lines: unknown[] = []
  const log = pino({ base: null, timestamp: false }, { write: (line: string) => lines.push(JSON.parse(line).level) })
  const fail = (error: Error) => jobLogger(log).error('Failed task', { failure: true, error })
  fail(new Error('Failed query: rollback', { cause: new Error('Connection terminated unexpectedly') }))
  fail(new Error('Failed query: select 1', { cause: Object.assign(new Error('division by zero'), { code: '22012' }) }))
  expect(lines).toEqual([40, 50])
})

describe('the queue', () => {
  const ran: unknown[] = []
  let failures = 0
  const jobs: Job[] = [
    {
      name: 'note',
      run: async (_, payload) => {
        ran.push(payload)
      },
    },
    {
      name: 'fail',
      run: async () => {
        throw new Error('never')
      },
    },
    {
      name: 'fail-twice',
      run: async (_, payload) => {
        failures += 1
        if (failures < 3) throw new Error('not yet')
        ran.push(payload)
      },
    },
  ]
  let queue: JobQueue | undefined
  let close = async () => {}

  const forget = () => database.asOwner(client => client.query('delete from graphile_worker._private_jobs'))
  beforeEach(async () => {
    ran.length = 0
    // A queue that ends at once may leave a job behind that it has done.
    await forget()
    const pool = createPool({ url: database.url, max: 4, role: null, name: 'tsumugi-test-jobs' })
    queue = await keepJobsRunning(pool, context, jobs)
    close = async () => {
      await queue?.stop()
      await pool.end()
    }
  })
  afterEach(() => close())

  const put = (payload: Record<string, unknown>, more: object = {}) =>
    transact(db, tx => enqueue(tx, { name: 'note', payload, ...more }))

  test('runs a job that the server’s role has queued, at once', async () => {
    await put({ what: 'one' })
    await expect.poll(() => ran).toEqual([{ what: 'one' }])
    expect(queue?.state()).toBe('ok')
  })

  test('knows nothing of a job whose cause was rolled back', async () => {
    const work = transact(db, async tx => {
      await enqueue(tx, { name: 'note', payload: { what: 'never' } })
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    await put({ what: 'after' })
    await expect.poll(() => ran).toEqual([{ what: 'after' }])
  })

  test('replaces a waiting job of the same key, as when a deadline moves', async () => {
    const later = new Date(Date.now() + 3_600_000)
    await put({ what: 'old' }, { key: 'scenario:1:close', runAt: later })
    await put({ what: 'new' }, { key: 'scenario:1:close', runAt: new Date(Date.now() - 1_000) })
    await expect.poll(() => ran).toEqual([{ what: 'new' }])
    // The row of a job goes a moment after its work.
    const waiting = () =>
      database
        .asOwner(client => client.query('select count(*) as waiting from graphile_worker.jobs'))
        .then(({ rows }) => rows)
    await expect.poll(waiting).toEqual([{ waiting: 0 }])
  })

  test('leaves a job alone until its time', async () => {
    await put({ what: 'tomorrow' }, { key: 'tomorrow', runAt: new Date(Date.now() + 86_400_000) })
    await put({ what: 'now' })
    await expect.poll(() => ran).toEqual([{ what: 'now' }])
  })

  test('tries a job again that failed', async () => {
    await transact(db, tx => enqueue(tx, { name: 'fail-twice', payload: { what: 'third' } }))
    // Its next try is due later; the test does not wait that long. A try that is still being written down is due later again.
    const tries = async () => {
      await database.asOwner(client => client.query('update graphile_worker._private_jobs set run_at = now()'))
      await put({ wake: failures })
      return failures
    }
    await expect.poll(tries, { timeout: 10_000, interval: 200 }).toBe(2)
    await expect
      .poll(() => tries().then(() => ran), { timeout: 10_000, interval: 200 })
      .toContainEqual({ what: 'third' })
  })

  test.each([
    ['is done', 'note', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })],
    ['is done', 'note', Object.assign(new Error('no space left on device'), { code: '53100' })],
    ['has failed', 'fail', new Error('Connection terminated unexpectedly')],
  ])('writes that a job %s again, where that was lost (%s, %s)', async (_, name, error) => {
    const query = pg.Client.prototype.query as (...given: unknown[]) => unknown
    let lost = 0
    const losing = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...given: unknown[]
    ) {
      const text = String((given[0] as { text?: string })?.text ?? given[0])
      if (lost > 0 || !/last_error = \(el|delete from \S+_private_jobs as jobs/.test(text))
        return query.apply(this, given)
      lost += 1
      return Promise.reject(error)
    } as never)
    try {
      await transact(db, tx => enqueue(tx, { name, payload: { what: 'lost' } }))
      await expect.poll(() => lost).toBe(1)
      const left = async () =>
        (
          await database.asOwner(client =>
            client.query('select locked_by, last_error from graphile_worker._private_jobs'),
          )
        ).rows
      const ended = name === 'note' ? [] : [{ locked_by: null, last_error: 'never' }]
      await expect.poll(left, { timeout: 50_000 }).toEqual(ended)
      expect(queue?.state()).toBe('ok')
    } finally {
      losing.mockRestore()
      await forget()
    }
  })
})

describe('housekeeping', () => {
  const run = (name: string) => {
    const job = housekeepingJobs.find(each => each.name === name)
    if (!job) throw new Error(`No job ${name}.`)
    return job.run(context, {})
  }
  const count = async (table: string): Promise<number> =>
    (await db.execute<{ count: number }>(sql`select count(*) as count from ${sql.identifier(table)}`)).rows[0]?.count ??
    -1

  test('forgets keys after 45 days and not before', async () => {
    for (const [days, many] of [
      [44.9, 3],
      [45.1, 6_000],
    ] as const) {
      await db.execute(sql`
        insert into idempotency_key (user_id, key, call, body_hash, created_at)
        select 'u', gen_random_uuid(), 'c', 'h', ${daysAgo(days).toISOString()} from generate_series(1, ${many})`)
    }
    await run('delete-old-keys')
    expect(await count('idempotency_key')).toBe(3)
    await run('delete-old-keys')
    expect(await count('idempotency_key')).toBe(3)
  })

  test('forgets refusals that stand no longer', async () => {
    for (const [minutes, refusal] of [
      [9, 'BAD_INPUT'],
      [11, 'BAD_INPUT'],
      [11, null],
    ] as const) {
      await db.execute(sql`
        insert into idempotency_key (user_id, key, call, body_hash, created_at, refusal)
        values ('refused', gen_random_uuid(), 'c', 'h', ${daysAgo(minutes / 1_440).toISOString()}, ${refusal})`)
    }
    await run('delete-old-refusals')
    const { rows } = await db.execute(
      sql`select refusal from idempotency_key where user_id = 'refused' order by created_at`,
    )
    expect(rows).toEqual([{ refusal: null }, { refusal: 'BAD_INPUT' }])
  })

  test('forgets events after 14 days and not before', async () => {
    for (const days of [13.9, 14.1]) {
      await db.execute(sql`
        insert into realtime_event (user_id, kind, payload, created_at)
        values ('u', 'mission', '{}', ${daysAgo(days).toISOString()})`)
    }
    await run('delete-old-events')
    expect(await count('realtime_event')).toBe(1)
  })

  test('forgets counts of limits that are over, and none that still says something', async () => {
    const clock = fixedClock(now)
    const { take, guess } = createRateLimits(db, clock)
    for (const days of [1.1, 0.9]) {
      clock.set(daysAgo(days))
      await take('sign-in', `address of ${days}`)
      // Another guess would have to wait; a day later it need not.
      for (let nth = 0; nth < guesses.free; nth++) await guess(`account of ${days}`)
    }
    clock.set(now)
    for (let nth = 0; nth < limits.money.perWindow; nth++) await take('money', 'somebody')
    await run('delete-old-counts')
    const { rows } = await db.execute(sql`select bucket, hits from rate_counter order by bucket`)
    expect(rows).toEqual([
      { bucket: 'guess:account of 0.9', hits: guesses.free },
      { bucket: 'money:somebody', hits: limits.money.perWindow },
      { bucket: 'sign-in:address of 0.9', hits: 1 },
    ])
    await expect(take('money', 'somebody')).rejects.toMatchObject({ code: 'TOO_MANY' })
  })

  test('is done every day without being asked', () => {
    for (const { cron } of housekeepingJobs) expect(cron).toMatch(/^\d+ \d+ \* \* \*$/)
  })
})
