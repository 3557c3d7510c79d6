// DATABASE_URL: the same server on a PostgreSQL 15 that is run separately.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDb, createPool } from '#server/db/client.ts'
import { inDatabase } from '../../support/cluster.ts'
import { type DebianPostgres, hasDebianPostgres, startDebianPostgres } from '../../support/debian-postgres.ts'
import { openStream } from '../../support/event-stream.ts'
import { send } from '../../support/http.ts'
import { signIn } from '../../support/http-server.ts'
import { findLedgerFaults } from '../../support/ledger-audit.ts'
import { givenMission, givenReached } from '../../support/missions.ts'
import { seedPlay } from '../../support/play.ts'
import { createRandom } from '../../support/random.ts'
import { dataFolder, type Environment, failToStart, startServer } from '../../support/server-process.ts'

if (!hasDebianPostgres) {
  process.stderr.write('\n*** SKIPPED: no /usr/lib/postgresql/15, the server was NOT tested on PostgreSQL 15. ***\n\n')
}

describe.runIf(hasDebianPostgres)('PostgreSQL 15', () => {
  let postgres = {} as DebianPostgres
  const asOwner = (statement: string) =>
    inDatabase(postgres.url('postgres', 'postgres'), client => client.query(statement))

  beforeAll(async () => {
    postgres = await startDebianPostgres(dataFolder('debian'))
    await asOwner('create role maker login createrole')
    await asOwner('create role plain login')
    await asOwner('create role worker login')
    await asOwner('create database with_role owner maker')
    await asOwner('create database without_role owner plain')
    await asOwner('create database split owner maker')
  })
  afterAll(() => postgres.stop())

  /** A player signs in, claims a reward twice with one key and hears of an event. */
  async function expectToWork(environment: Environment, owner: string): Promise<string> {
    const server = await startServer({ DATA_DIR: dataFolder('files'), ...environment })
    const pool = createPool({ url: owner, max: 2, role: null, name: 'tsumugi-test' })
    const db = createDb(pool)
    try {
      await seedPlay(owner, null)
      const { rows } = await pool.query<{ id: string }>(
        `select user_id as id from app_user where public_user_id = 'P-player'`,
      )
      const id = await givenReached(db, rows[0]?.id ?? '')
      await givenMission(db, { title: '十五で', worldId: null, type: 'Login' })
      const token = await signIn(server.url, 'player')
      const stream = await openStream(server.url, token)
      const post = (path: string, body: object, key?: string) =>
        send(`${server.url}/api/Achievement/${path}`, { method: 'POST', token, body, ...(key ? { key } : {}) })
      const key = randomUUID()
      const claim = () => post('receiveReward', { id, characterId: null }, key)
      expect((await claim()).status).toBe(200)
      expect((await claim()).text).toBe((await claim()).text)
      await post('achievePageViewMission', { worldId: 'any', achievementType: 'Login', achievementValue: null })
      expect((await stream.first(2))[1]?.data).toMatchObject({ missionTitle: '十五で' })
      expect((await send(`${server.url}/healthz`)).json).toMatchObject({ status: 'ok', database: 'ok' })
      expect(await findLedgerFaults(db, createRandom(1))).toEqual([])
      return server.stdout()
    } finally {
      await pool.end()
      await server.end('SIGTERM')
      expect(postgres.isRunning()).toBe(true)
    }
  }

  test('works for a user who may create roles, with jobs', async () => {
    const url = postgres.url('maker', 'with_role')
    const log = await expectToWork({ DATABASE_URL: url, JOBS: '1' }, url)
    expect(log).not.toContain('may not create roles')
  })

  test('works for a user who may not, and says once what that means', async () => {
    const url = postgres.url('plain', 'without_role')
    const log = await expectToWork({ DATABASE_URL: url, JOBS: '1' }, url)
    expect(log.match(/the database user may not create roles/g)).toHaveLength(1)
  })

  test('works with a user of its own for the work, who may not change tables', async () => {
    const [url, app] = [postgres.url('maker', 'split'), postgres.url('worker', 'split')]
    const log = await expectToWork({ DATABASE_URL: url, DATABASE_APP_URL: app }, url)
    expect(log).not.toContain('may not create roles')
    for (const statement of ['drop table app_user', 'create table x (id int)', 'delete from ledger_entry']) {
      await expect(inDatabase(app, client => client.query(statement))).rejects.toThrow(
        /permission denied|must be owner/,
      )
    }
  })

  test('of an older version is refused', async () => {
    // There is no older version here; the check gets a stand-in of one.
    const { checkServer } = await import('#server/db/migrate.ts')
    const old = { query: async () => ({ rows: [{ version: 140_011, name: '14.11', encoding: 'UTF8' }] }) }
    await expect(checkServer(old as never)).rejects.toThrow('The database is PostgreSQL 14.11; 15 or newer is needed.')
  })

  test('that does not answer hinders the start in one sentence', async () => {
    await postgres.stop()
    const { code, stderr } = await failToStart({ DATABASE_URL: postgres.url('maker', 'with_role') })
    expect(stderr).toMatch(/^The database cannot be reached with DATABASE_URL: .*\n$/)
    expect(code).toBe(1)
    postgres.stop = async () => {}
  })
})
