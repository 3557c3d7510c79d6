// Places for calls under way: how many there are by what calls took, who is turned away first, and what never is.
import { describe, expect, test } from 'vitest'
import { refusals } from '#rules/refusals/index.ts'
import { createPlaces, type Place, placeOf, type Urgency } from '#server/platform/http/places.ts'
import { createLogger } from '#server/platform/log.ts'
import { openDatabase } from '../../support/database.ts'
import { openServer } from '../../support/http-server.ts'

const log = createLogger('silent')
const database = await openDatabase('play')
const few = createPlaces(log, { most: 4, least: 4, goalMs: 80, burst: 0 })
const server = await openServer(database, { places: few })

/** Places with a clock of their own. */
function places(caps = { most: 40, least: 4, goalMs: 80, burst: 0 }) {
  let at = 0
  const made = createPlaces(log, caps, () => at)
  return {
    ...made,
    pass: (ms: number) => {
      at += ms
    },
    /** As many calls as there is room for. */
    fill: (urgency: Urgency): Place[] => {
      const taken: Place[] = []
      for (;;) {
        try {
          taken.push(made.take(urgency, true))
        } catch {
          return taken
        }
      }
    },
    /** Calls of so many milliseconds, as many at once as there are places at least, and a look at them. */
    spend: (ms: number, urgency: Urgency = 'read', isMeasured = true, lateMs = 0) => {
      const taken = Array.from({ length: caps.least }, () => made.take(urgency, isMeasured))
      at += ms
      for (const place of taken) place.leave()
      made.look(lateMs)
      return made.state().most
    },
  }
}

describe('who is turned away', () => {
  test('guests first, then other reads, writes last', () => {
    const at = places()
    expect(at.fill('guest')).toHaveLength(30)
    expect(at.fill('guest')).toHaveLength(0)
    expect(at.fill('read')).toHaveLength(10)
    expect(at.fill('write')).toHaveLength(20)
    expect(at.state()).toEqual({ underWay: 60, most: 40, turnedAway: { guest: 2, read: 1, write: 1 } })
  })

  test('with the seconds after which to come again', () => {
    const at = places({ most: 1, least: 1, goalMs: 80, burst: 0 })
    at.take('read', true)
    const seconds = Array.from({ length: 60 }, () => {
      try {
        at.take('read', true)
      } catch (error) {
        expect(error).toMatchObject({ code: 'BUSY', status: 503 })
        return (error as { data: { retryAfterSeconds: number } }).data.retryAfterSeconds
      }
      return 0
    })
    expect(new Set(seconds)).toEqual(new Set([1, 2, 3]))
  })

  test('nobody any more when calls have ended', () => {
    const at = places()
    const taken = at.fill('read')
    for (const place of taken) place.leave()
    expect(at.state().underWay).toBe(0)
    expect(at.fill('read')).toHaveLength(40)
  })
})

describe('how many places there are', () => {
  test.each<[string, number, Urgency, boolean, number, number]>([
    ['a quick read', 79, 'read', true, 0, 40],
    ['a slow read', 81, 'read', true, 0, 28],
    ['a slow read of a guest', 81, 'guest', true, 0, 28],
    ['a write as slow', 81, 'write', true, 0, 40],
    ['a slow write', 161, 'write', true, 0, 28],
    ['a book, which takes long by nature', 5_000, 'read', false, 0, 40],
    ['a quick read in a process that was not listening', 10, 'read', true, 75, 28],
  ])('after %s', (_, ms, urgency, isMeasured, lateMs, most) => {
    expect(places().spend(ms, urgency, isMeasured, lateMs)).toBe(most)
  })

  test('as before while calls are slow for a moment, and fewer when they stay so', () => {
    const at = places({ most: 40, least: 4, goalMs: 80, burst: 3 })
    expect([500, 500, 500].map(ms => at.spend(ms))).toEqual([40, 40, 40])
    expect(at.spend(5)).toBe(40)
    expect([500, 500, 500].map(ms => at.spend(ms))).toEqual([40, 40, 28])
    // Where there are fewer already, too much is still asked.
    expect(at.spend(5)).toBe(30)
    expect([500, 500].map(ms => at.spend(ms))).toEqual([21, 14])
  })

  test('as before while few calls are slow, which are so by themselves', () => {
    const at = places()
    for (let nth = 0; nth < 9; nth++) {
      const place = at.take('read', true)
      at.pass(900)
      place.leave()
      at.look(0)
    }
    expect(at.state().most).toBe(40)
  })

  test('it goes by the middle one of the calls, so that a single slow one changes nothing', () => {
    const at = places({ most: 40, least: 1, goalMs: 80, burst: 0 })
    for (const ms of [9, 900, 9]) {
      const place = at.take('read', true)
      at.pass(ms)
      place.leave()
    }
    at.look(0)
    expect(at.state().most).toBe(40)
  })

  test('never fewer than the least, and soon as many as before', () => {
    const at = places()
    for (let nth = 0; nth < 20; nth++) at.spend(500)
    expect(at.state().most).toBe(4)
    let looks = 0
    while (at.spend(5) < 40) looks += 1
    // A look is a tenth of a second.
    expect(looks).toBeLessThan(30)
  })

  test('while nothing ends, nothing is known', () => {
    const at = places()
    for (let nth = 0; nth < 5; nth++) at.spend(500)
    const { most } = at.state()
    at.take('read', true)
    for (let nth = 0; nth < 5; nth++) at.look(0)
    expect(at.state().most).toBe(most)
  })

  test('whoever is waited for holds no place, and that time is not counted', async () => {
    const at = places({ most: 1, least: 1, goalMs: 80, burst: 0 })
    const sender = at.take('read', true)
    const given = await sender.outside(async () => {
      expect(at.state().underWay).toBe(0)
      at.spend(10)
      at.pass(5_000)
      return 'body'
    })
    expect(given).toBe('body')
    expect(at.state().underWay).toBe(1)
    sender.leave()
    at.look(0)
    expect(at.state()).toMatchObject({ underWay: 0, most: 1 })
    await expect(at.take('read', true).outside(() => Promise.reject(new Error('cut')))).rejects.toThrow('cut')
    expect(at.state().underWay).toBe(1)
  })

  test.each(['sign-in', 'enrol', 'preview'] as const)('a call of the class %s waits elsewhere', limit => {
    const at = places({ most: 1, least: 1, goalMs: 80, burst: 0 })
    at.take('write', true)
    expect(placeOf(at, { access: 'public', effect: 'read', limit }, false)).toBeNull()
    expect(() => placeOf(at, { access: 'public', effect: 'read', limit: 'read' }, true)).toThrow()
  })
})

describe('a server that is full', () => {
  const news = '/api/News/getList?page=1&size=10'
  const claim = { method: 'POST', body: { id: 1, characterId: null } } as const

  test('answers in the words of a busy one, with when to come again, and repeats the key', async () => {
    const token = await server.tokenOf('player')
    const taken = Array.from({ length: 4 }, () => few.take('read', true))
    for (const sent of [{}, { token }]) {
      const answer = await server.send(news, sent)
      expect([answer.status, Number(answer.headers['retry-after']) > 0]).toEqual([503, true])
      expect(answer.json).toEqual({ errorMessage: refusals.BUSY.message, code: 'BUSY' })
    }
    const key = '7b0f2f2e-0f5c-4a06-9a55-0d6f3a0c9c11'
    const write = () => server.send('/api/Achievement/receiveReward', { ...claim, token, key })
    expect((await write()).status).not.toBe(503)
    taken.push(...Array.from({ length: 2 }, () => few.take('write', true)))
    const late = await write()
    expect([late.status, late.headers['idempotency-key']]).toEqual([503, key])
    for (const path of ['/healthz', '/api/openapi.json']) expect((await server.send(path)).status, path).toBe(200)
    for (const place of taken) place.leave()
    expect((await server.send(news)).status).toBe(200)
    expect(few.state().underWay).toBe(0)
  })

  test('gives back every place, also of calls that are refused', async () => {
    const token = await server.tokenOf('player')
    for (const [path, sent] of [
      ['/api/News/getList?page=x', {}],
      ['/api/coin/getCoins', {}],
      ['/api/coin/getCoins', { token: 'none' }],
      ['/api/Achievement/receiveReward', { method: 'POST', body: 'x', token }],
    ] as const)
      expect((await server.send(path, sent)).status).toBeGreaterThanOrEqual(400)
    expect(few.state().underWay).toBe(0)
  })
})
