// An outage of the database: every call says so, with a time to come back; afterwards everything works again.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusals } from '#rules/refusals/index.ts'
import { achieve } from '#server/areas/mission/achieve.ts'
import { transact } from '#server/db/client.ts'
import { openStream } from '../../support/event-stream.ts'
import { everyCall, requestOf, sampleOf } from '../../support/every-call.ts'
import type { Answer } from '../../support/http.ts'
import { credentialsOf, openServer } from '../../support/http-server.ts'
import { givenMission, givenReached } from '../../support/missions.ts'
import { openOwnCluster } from '../../support/own-cluster.ts'
import { errorsIn } from '../../support/refusals.ts'

const cluster = await openOwnCluster('down')
const { database } = cluster
const { player } = database.users
afterAll(cluster.close)
const server = await openServer(database)
// A server that has never read its keys, as after a restart in the middle of an outage.
const fresh = await openServer(database)
const token = await server.tokenOf('player')
const session = await server.send('/api/Identity/signIn', {
  ...{ method: 'POST', body: credentialsOf('player'), headers: { origin: server.url } },
})
const cookie = (session.headers['set-cookie'] ?? []).map(each => each.split(';')[0]).join('; ')
const inputs = new Map<string, Awaited<ReturnType<typeof sampleOf>>>()
for (const call of everyCall) inputs.set(call.name, await sampleOf(call, database))
const waiting = await givenReached(database.db, player)

function expectBusy(answer: Answer, what: string): void {
  expect(answer.json, what).toEqual({ errorMessage: refusals.BUSY.message, code: 'BUSY' })
  expect(answer.status, what).toBe(503)
  expect(Number(answer.headers['retry-after']), what).toBeGreaterThan(0)
  expect(answer.text, what).not.toMatch(/at .*\.ts|Error|postgres|socket/)
}

describe('while the database is dead', () => {
  beforeAll(() => cluster.kill())

  test.each(everyCall)('$name answers that it is busy', async call => {
    const { path, sent } = requestOf(call, inputs.get(call.name) ?? {})
    for (const on of [server, fresh]) {
      const answer = await on.send(path, { ...sent, token, headers: { origin: on.url, cookie } })
      expectBusy(answer, call.name)
    }
  })

  test('a stream is not opened, and says why', async () => {
    for (const on of [server, fresh]) expectBusy(await on.send('/api/Realtime/stream', { token }), 'stream')
  })

  test('bad input is still bad, and an unknown address unknown', async () => {
    // A call that needs a user refuses a guest first, whatever the body is.
    const malformed = await server.send('/api/ogp/postForAlpacaUrlCard', { method: 'POST', body: '{' })
    expect(malformed.json).toMatchObject({ code: 'MALFORMED' })
    expect((await server.send('/api/nothing')).status).toBe(404)
  })

  test('health says which part it is', async () => {
    const answer = await server.send('/healthz')
    expect([answer.status, answer.json]).toEqual([
      503,
      { status: 'unavailable', database: 'unavailable', files: 'ok', mail: 'ok' },
    ])
  })

  test('the log warns and does not cry', async () => {
    expect(errorsIn([...server.logs, ...fresh.logs])).toEqual([])
    expect(server.logs.some(({ level, msg }) => level === 'warn' && msg === 'the database could not be reached')).toBe(
      true,
    )
  })
})

describe('when it lives again', () => {
  beforeAll(() => cluster.embedded.ensureRunning())

  test('everything works as before, with the same token and session', async () => {
    for (const on of [server, fresh]) {
      await expect.poll(async () => (await on.send('/healthz')).status).toBe(200)
      expect((await on.send('/api/coin/getCoins', { token })).status).toBe(200)
      const renewed = await on.send('/api/Identity/renewToken', {
        ...{ method: 'POST', body: {}, headers: { origin: on.url, cookie } },
      })
      expect(renewed.status).toBe(200)
    }
  })

  test('a claim that was refused meanwhile works with its old key', async () => {
    const claim = (key: string) =>
      server.send('/api/Achievement/receiveReward', {
        ...{ method: 'POST', body: { id: waiting, characterId: null }, token, key },
      })
    const key = randomUUID()
    await cluster.kill()
    expectBusy(await claim(key), 'claim')
    await cluster.embedded.ensureRunning()
    expect((await claim(key)).status).toBe(200)
  })

  test('an open stream hears what happens afterwards', async () => {
    const stream = await openStream(server.url, token)
    await stream.first(1)
    await cluster.kill()
    await cluster.embedded.ensureRunning()
    const type = randomUUID()
    await givenMission(database.db, { title: '復旧のあと', type })
    await transact(database.db, tx => achieve(tx, { userId: player, type, value: null, now: new Date() }))
    const [, event] = await stream.first(2)
    expect(event?.data).toMatchObject({ missionTitle: '復旧のあと' })
    stream.close()
  })
})
