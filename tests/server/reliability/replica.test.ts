// Two and four processes behind a proxy on one PostgreSQL of the system, with a replica that lags: whoever wrote reads it, nobody
// reads what is older than a second, and a replica that stands still or dies costs nobody an answer.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NEWEST_WRITTEN, WRITTEN_HEADER } from '#rules/written.ts'
import { createDb, createPool, type Db } from '#server/db/client.ts'
import { REPLICA_FRESH_MS } from '#server/db/replica.ts'
import { inDatabase } from '../../support/cluster.ts'
import {
  type DebianPostgres,
  hasDebianPostgres,
  startDebianPostgres,
  startDebianReplica,
} from '../../support/debian-postgres.ts'
import { type Answer, send } from '../../support/http.ts'
import { findLedgerFaults } from '../../support/ledger-audit.ts'
import { givenMission, reachMany } from '../../support/missions.ts'
import { type Random, randomOf, report } from '../../support/random.ts'
import { openRoundRobin, type RoundRobin } from '../../support/round-robin.ts'
import { dataFolder, type ServerProcess, startServer } from '../../support/server-process.ts'
import { limitSeconds, size } from '../../support/size.ts'
import { installTestKey } from '../../support/tokens.ts'
import { takeTurn } from '../../support/turn.ts'
import { everybody, seedClaimers } from './claimers.ts'

if (!hasDebianPostgres) {
  process.stderr.write(
    '\n*** SKIPPED: no /usr/lib/postgresql/15, a replica and several processes were NOT tested. ***\n\n',
  )
}

const LAG_MS = 250
const CLAIMS = size(12, 200)
const POINTS = 3
const SESSIONS = everybody.claimingSingles.slice(0, size(8, 20))

describe.runIf(hasDebianPostgres)('a replica that lags', () => {
  takeTurn()
  const random: Random = randomOf('A replica')
  let [primary, replica, db, closeDb, tokenOf]: [
    DebianPostgres,
    DebianPostgres,
    Db,
    () => Promise<void>,
    (userId: string) => string,
  ] = [] as never
  const url = (of: DebianPostgres) => of.url('maker', 'tsumugi')
  const settings = () => ({
    DATABASE_URL: url(primary),
    DATABASE_REPLICA_URL: url(replica),
    DATA_DIR: dataFolder('replica-files'),
    RATE_LIMITS: '0',
    TRUSTED_PROXIES: '1',
    METRICS_TOKEN: 'figures-for-the-test',
  })

  beforeAll(async () => {
    primary = await startDebianPostgres(dataFolder('primary'))
    await inDatabase(primary.url('postgres', 'postgres'), async client => {
      await client.query('create role maker login createrole')
      await client.query('create database tsumugi owner maker')
    })
    // Migrates; the replica starts from what is there then.
    const first = await startServer({ DATABASE_URL: url(primary), DATA_DIR: dataFolder('replica-files') })
    await first.end('SIGTERM')
    const pool = createPool({ url: url(primary), max: 4, role: null, name: 'tsumugi-test' })
    ;[db, closeDb] = [createDb(pool), () => pool.end()]
    tokenOf = await installTestKey(pool)
    await seedClaimers(db)
    replica = await startDebianReplica(dataFolder('replica'), primary, [`recovery_min_apply_delay=${LAG_MS}`])
  }, limitSeconds(120))
  afterAll(async () => {
    await closeDb?.()
    await replica?.stop().catch(() => {})
    await primary?.stop()
  })

  /** Rewards to claim for one user, of a mission of their own. */
  const rewardsOf = async (userId: string, count: number): Promise<number[]> => {
    const rewards = [{ kind: 'LP' as const, amount: POINTS }]
    const missionId = await givenMission(db, { worldId: null, rewards })
    return reachMany(
      db,
      Array.from({ length: count }, () => ({ userId, missionId, rewards })),
    )
  }
  const claim = (at: string, userId: string, id: number): Promise<Answer> =>
    send(`${at}/api/Achievement/receiveReward`, {
      ...{ method: 'POST', token: tokenOf(userId), key: random.uuid(), body: { id, characterId: null } },
    })
  const pointsOf = async (at: string, userId: string, written?: string): Promise<number> => {
    const headers = written === undefined ? {} : { [WRITTEN_HEADER]: written }
    const answer = await send(`${at}/api/coin/getCoins`, { token: tokenOf(userId), headers })
    expect(answer.status, answer.text).toBe(200)
    return (answer.json as { llamaPoint: number }).llamaPoint
  }
  const figuresOf = async ({ url: at }: ServerProcess): Promise<Record<string, number>> => {
    const { text } = await send(`${at}/metrics`, { headers: { authorization: 'Bearer figures-for-the-test' } })
    const found = [...text.matchAll(/^tsumugi_replica_reads\{by="(\w+)"\} (\d+)$/gm)]
    return Object.fromEntries(found.map(([, by = '', count]) => [by, Number(count)]))
  }

  describe.each([2, 4])('%i processes behind a proxy', count => {
    let [servers, proxy]: [ServerProcess[], RoundRobin] = [] as never
    beforeAll(async () => {
      servers = []
      while (servers.length < count) servers.push(await startServer(settings()))
      proxy = await openRoundRobin(servers.map(server => server.url))
    }, limitSeconds(120))
    afterAll(async () => {
      await proxy?.close()
      for (const server of servers) expect((await server.end('SIGTERM')).code, server.stderr()).toBe(0)
    })

    test('who wrote reads it at once; without the place of the write it would not', {
      timeout: limitSeconds(120),
    }, async () => {
      let [reads, stale, old] = [0, 0, 0]
      await Promise.all(
        SESSIONS.map(async userId => {
          let own = await pointsOf(proxy.url, userId, NEWEST_WRITTEN)
          // Moments from which on the user had at least so many points.
          const acknowledged = [{ at: 0, points: own }]
          for (const id of await rewardsOf(userId, CLAIMS)) {
            const answer = await claim(proxy.url, userId, id)
            expect(answer.status, answer.text).toBe(200)
            own += POINTS
            acknowledged.push({ at: performance.now(), points: own })
            const written = String(answer.headers[WRITTEN_HEADER])
            expect(written).toMatch(/^[0-9A-F]+\/[0-9A-F]+$/)
            expect(await pointsOf(proxy.url, userId, written)).toBe(own)
            // Somebody else, who brings nothing along.
            const asked = performance.now()
            const seen = await pointsOf(proxy.url, userId)
            reads += 1
            if (seen < own) stale += 1
            const least = acknowledged.findLast(({ at }) => at <= asked - REPLICA_FRESH_MS)?.points ?? 0
            if (seen < least) old += 1
            await sleep(random.integer(0, LAG_MS))
          }
        }),
      )
      const figures = await Promise.all(servers.map(figuresOf))
      report(
        `${count} processes: ${reads} own reads right; ${stale} of as many by others were up to a second old; ${old} older`,
      )
      report(`${count} processes: requests ${proxy.counts.join(', ')}; reads ${JSON.stringify(figures)}`)
      expect(old).toBe(0)
      // The replica lags, so the test would see it if places meant nothing.
      expect(stale).toBeGreaterThan(0)
      for (const { replica: there = 0 } of figures) expect(there).toBeGreaterThan(0)
      expect(await findLedgerFaults(db, random)).toEqual([])
    })
  })

  describe('that is in trouble', () => {
    let server = {} as ServerProcess
    const [one = ''] = SESSIONS
    beforeAll(async () => {
      server = await startServer(settings())
    })
    afterAll(async () => {
      expect((await server.end('SIGTERM')).code, server.stderr()).toBe(0)
    })
    const asMaker = (statement: string) =>
      inDatabase(replica.url('postgres', 'postgres'), client => client.query(statement))

    test('stands still: after a second the database answers', { timeout: limitSeconds(60) }, async () => {
      await expect.poll(async () => (await figuresOf(server)).replica, { timeout: 10_000 }).toBeDefined()
      await asMaker('select pg_wal_replay_pause()')
      const before = await pointsOf(server.url, one, NEWEST_WRITTEN)
      const [id = 0] = await rewardsOf(one, 1)
      expect((await claim(server.url, one, id)).status).toBe(200)
      await sleep(REPLICA_FRESH_MS + 100)
      expect(await pointsOf(server.url, one)).toBe(before + POINTS)
      await asMaker('select pg_wal_replay_resume()')
      const { replica: there = 0 } = await figuresOf(server)
      await expect
        .poll(async () => {
          await pointsOf(server.url, one)
          return (await figuresOf(server)).replica
        })
        .toBeGreaterThan(there)
    })

    test('dies: every read is answered, and one that comes back is read again', {
      timeout: limitSeconds(60),
    }, async () => {
      const before = await pointsOf(server.url, one, NEWEST_WRITTEN)
      let over = false
      const wrong: number[] = []
      const reading = Promise.all(
        Array.from({ length: 8 }, async () => {
          while (!over) {
            const points = await pointsOf(server.url, one)
            if (points !== before) wrong.push(points)
            await sleep(5)
          }
        }),
      )
      await sleep(500)
      await replica.stop()
      await sleep(1_500)
      over = true
      await reading
      expect(wrong).toEqual([])
      expect(server.stdout()).toMatch(/the replica is not read for now/)
    })
  })
})
