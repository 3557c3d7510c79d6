// Two server processes on one embedded database: events of one reach the other, and the database stops with the last of
// them.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDb, createPool, type Db } from '#server/db/client.ts'
import { openStream } from '../../support/event-stream.ts'
import { send } from '../../support/http.ts'
import { signIn } from '../../support/http-server.ts'
import { auditAt } from '../../support/ledger-audit.ts'
import { givenMission, givenReached } from '../../support/missions.ts'
import { seedPlay } from '../../support/play.ts'
import { isRunning } from '../../support/processes.ts'
import {
  dataFolder,
  embeddedPostmaster,
  embeddedUrl,
  interruptStart,
  type ServerProcess,
  startServer,
} from '../../support/server-process.ts'

const dataDir = dataFolder('two')
const environment = { DATA_DIR: dataDir, DATABASE_FSYNC: '0' }
const url = embeddedUrl(dataDir)

describe('both running', () => {
  let [one, two]: [ServerProcess, ServerProcess] = [] as never
  let [db, close]: [Db, () => Promise<void>] = [] as never
  let token = ''

  beforeAll(async () => {
    // At the same moment, on a folder that does not exist yet.
    ;[one, two] = await Promise.all([startServer(environment), startServer(environment)])
    await seedPlay(url)
    const pool = createPool({ url, max: 2, role: null, name: 'tsumugi-test' })
    ;[db, close] = [createDb(pool), () => pool.end()]
    token = await signIn(one.url, 'player')
  })
  afterAll(async () => {
    await close()
    await auditAt(url)
    await Promise.all([one.end('SIGTERM'), two.end('SIGTERM')])
  })

  test('a token of one is good at the other', async () => {
    for (const { url: at } of [one, two]) expect((await send(`${at}/api/coin/getCoins`, { token })).status).toBe(200)
  })

  test('an event made at one arrives at a stream of the other', async () => {
    await givenMission(db, { title: '渡る出来事', worldId: null, type: 'Login' })
    const stream = await openStream(one.url, token)
    await stream.first(1)
    const opened = await send(`${two.url}/api/Achievement/achievePageViewMission`, {
      ...{ method: 'POST', token, body: { worldId: 'any', achievementType: 'Login', achievementValue: null } },
    })
    expect(opened.json).toEqual({ achievedCount: 1 })
    expect((await stream.first(2))[1]?.data).toMatchObject({ missionTitle: '渡る出来事' })
    stream.close()
  })

  test('one key sent to both at once has one effect and one answer', async () => {
    const { rows } = await db.execute<{ id: string }>(
      `select user_id as id from app_user where public_user_id = 'P-player'`,
    )
    const id = await givenReached(db, rows[0]?.id ?? '')
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) =>
        send(`${nth % 2 ? one.url : two.url}/api/Achievement/receiveReward`, {
          ...{ method: 'POST', token, key, body: { id, characterId: null } },
        }),
      ),
    )
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
  })
})

describe('leaving', () => {
  test('the first leaves the database to the other, the last one stops it', async () => {
    const [one, two] = [await startServer(environment), await startServer(environment)]
    const postmaster = embeddedPostmaster(dataDir) ?? 0
    expect(isRunning(postmaster)).toBe(true)
    expect(await one.end('SIGTERM')).toMatchObject({ code: 0 })
    expect(embeddedPostmaster(dataDir)).toBe(postmaster)
    expect((await send(`${two.url}/healthz`)).status).toBe(200)
    expect(await two.end('SIGINT')).toMatchObject({ code: 0 })
    expect(isRunning(postmaster)).toBe(false)
  })

  test('at the same moment stops it too, and nothing is said', async () => {
    const servers = await Promise.all([startServer(environment), startServer(environment)])
    const postmaster = embeddedPostmaster(dataDir) ?? 0
    const ends = await Promise.all(servers.map(server => server.end('SIGTERM')))
    expect(ends.map(({ code }) => code)).toEqual([0, 0])
    expect(isRunning(postmaster)).toBe(false)
    expect(servers.map(server => server.stderr())).toEqual(['', ''])
  })

  test('killed leaves the database running, and the next start uses it as it is', async () => {
    const killed = await startServer(environment)
    const postmaster = embeddedPostmaster(dataDir) ?? 0
    expect(await killed.end('SIGKILL')).toMatchObject({ signal: 'SIGKILL' })
    expect(isRunning(postmaster)).toBe(true)
    const next = await startServer(environment)
    expect(embeddedPostmaster(dataDir)).toBe(postmaster)
    await next.end('SIGTERM')
    expect(isRunning(postmaster)).toBe(false)
  })

  test('in the middle of the start is waited for, and leaves nothing running', async () => {
    const fresh = { ...environment, DATA_DIR: dataFolder('interrupted') }
    const exit = await interruptStart(fresh, 'Creating the database')
    expect(exit).toMatchObject({ code: 0 })
    expect(embeddedPostmaster(fresh.DATA_DIR)).toBeNull()
  })

  test('with a stream open and connections parked takes no time', async () => {
    const server = await startServer(environment)
    const stream = await openStream(server.url, await signIn(server.url, 'player'))
    await stream.first(1)
    await send(`${server.url}/healthz`)
    const { code, ms } = await server.end('SIGTERM')
    expect([code, await stream.ended]).toEqual([0, 'end'])
    expect(ms).toBeLessThan(5_000)
  })
})
