// The connection to the database breaks at every single statement of every call, once before the statement is sent and once
// after the database has done it. Each call says that it is busy or gives its answer, never anything else; sent again with
// the same key it has its effect once.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createDb, createPool } from '#server/db/client.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { DeclaredCall } from '#server/platform/http/declared.ts'
import { limits as classes, createRateLimits, type RateLimits } from '#server/platform/rate-limits.ts'
import { openDatabase } from '../../support/database.ts'
import { callerOf, everyCall, requestOf, rowOf, sampleOf } from '../../support/every-call.ts'
import { withFaults } from '../../support/faults.ts'
import type { Answer } from '../../support/http.ts'
import { credentialsOf, openServer } from '../../support/http-server.ts'
import { givenReached } from '../../support/missions.ts'
import { randomOf } from '../../support/random.ts'
import { codeOf, errorsIn } from '../../support/refusals.ts'
import { isFull } from '../../support/size.ts'

const random = randomOf('Broken statements')

const database = await openDatabase('play')
const { player } = database.users
const { pool, breakAt, didBreak, made } = withFaults(
  createPool({ url: database.url, max: 4, role: null, name: 'tsumugi-faulty' }),
)
afterAll(() => pool.end())
// Rate limits in the database, so that they break as well; counters of the process would stop a test of many hundred calls,
// and each attempt begins with new ones.
const counting = () => createRateLimits(createDb(pool), systemClock)
let counted = counting()
const limits: RateLimits = {
  take: async (limitClass, caller) => (classes[limitClass].shared ? counted.take(limitClass, caller) : undefined),
  guess: secret => counted.guess(secret),
}
const server = await openServer({ ...database, pool, db: createDb(pool) }, { limits })
const token = await server.tokenOf('player')
const tokens = { player: token, admin: await server.tokenOf('admin') }
await server.send('/api/coin/getCoins', { token })

// The identity provider also writes failed look-ups to the console.
beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterAll(() => {
  vi.restoreAllMocks()
})

/** A search through all kinds makes the most: about five a kind. */
const MOST_STATEMENTS = 60
/** Number that breaks nothing: a first attempt counts the statements. */
const NONE = Number.POSITIVE_INFINITY
const origin = { origin: server.url }
const cookieOf = (answer: Answer): string =>
  (answer.headers['set-cookie'] ?? []).map(each => each.split(';')[0]).join('; ')
const signIn = () =>
  server.send('/api/Identity/signIn', { method: 'POST', body: credentialsOf('player'), headers: origin })
const points = async () =>
  ((await server.send('/api/coin/getCoins', { token })).json as { llamaPoint: number }).llamaPoint

/** Calls whose answer has begun before its last statement. */
const STREAMED = new Set(['archive.download', 'ownAccount.downloadOwnData'])

function cutOff(error: unknown): null {
  expect(String(error)).toMatch(/aborted|socket hang up|ECONNRESET/)
  return null
}

/**
 * Refusal of a call with its sample: the making of an account or a reset goes on from a link, which a sample cannot bring, and a
 * download needs a file that was made before. With a session the renewal answers.
 */
const refusalOf = (call: DeclaredCall): string | null => {
  const right = rowOf(call).rights[callerOf(call) === 'admin' ? 'admin' : 'owner']
  return right === 'ok' || right === 'SESSION_ENDED' ? null : right
}

function expectAnswerOrBusy(answer: Answer, what: string, refused: string | null = null): void {
  if (answer.status === 200 || (refused !== null && codeOf(answer) === refused)) return
  expect(codeOf(answer), what).toBe('BUSY')
  expect(answer.status, what).toBe(503)
  expect(Number(answer.headers['retry-after']), what).toBeGreaterThan(0)
}

/** A short run breaks at least one of so many statements in a row. */
const WIDEST_STEP = 10

/** Runs `attempt` once for each statement it makes, in a short run for some of them: at least one, at any position. */
async function atEveryStatement(attempt: (nth: number) => Promise<boolean>): Promise<void> {
  const broken = async (nth: number) => {
    await database.asOwner(client => client.query('delete from rate_counter'))
    counted = counting()
    return attempt(nth)
  }
  if (isFull) {
    for (let nth = 1; nth <= MOST_STATEMENTS; nth++) if (!(await broken(nth))) return
    throw new Error(`There were more than ${MOST_STATEMENTS} statements.`)
  }
  await broken(NONE)
  const statements = made()
  expect(statements).toBeLessThanOrEqual(MOST_STATEMENTS)
  let nth = random.integer(1, Math.min(statements, WIDEST_STEP))
  for (; nth <= statements; nth += random.integer(1, WIDEST_STEP)) await broken(nth)
}

/**
 * Calls that a run breaks, by chance: a short one 90 of them, each at one of the two moments, so that it costs the same with any number of
 * calls, and runs one after another come to all; a full one each call at both.
 */
const SHORT_RUN = 40
const chosen = isFull ? everyCall : random.shuffle(everyCall).slice(0, SHORT_RUN)
const momentOf = new Map(chosen.map(({ name }) => [name, random.pick(['before', 'after'] as const)]))

describe.each(['before', 'after'] as const)('broken %s each statement', moment => {
  const calls = chosen.filter(({ name }) => isFull || momentOf.get(name) === moment)

  test.each(calls)('$name says so', async call => {
    const isSession = call.meta.effect === 'session'
    // Signing out ends its session; the other calls may share one.
    const shared = isSession ? cookieOf(await signIn()) : ''
    await atEveryStatement(async nth => {
      const { path, sent } = requestOf(call, await sampleOf(call, database))
      const cookie = call.name === 'identity.signOut' ? cookieOf(await signIn()) : shared
      const isOpen = call.meta.access === 'public'
      const who = {
        ...(isSession ? { headers: { ...origin, cookie } } : {}),
        ...(isSession && isOpen ? {} : { token: tokens[callerOf(call)] }),
      }
      breakAt(nth, moment)
      const sending = server.send(path, { ...sent, ...who })
      // Of a file that is made while it is sent the rest does not come; the connection ends, which tells the reader.
      const answer = STREAMED.has(call.name) ? await sending.catch(cutOff) : await sending
      const broke = didBreak()
      if (answer) expectAnswerOrBusy(answer, `${call.name} broken ${moment} statement ${nth}`, refusalOf(call))
      const again = await server.send(path, { ...sent, ...who })
      const told = `${call.name} again after ${nth}: ${again.text}`
      const refused = refusalOf(call)
      if (refused === null) expect(again.status, told).toBe(200)
      else expect(codeOf(again), told).toBe(refused)
      return broke
    })
    expect(errorsIn(server.logs)).toEqual([])
  })

  test('a claim has its effect once', async () => {
    await atEveryStatement(async nth => {
      const id = await givenReached(database.db, player, { rewards: [{ kind: 'LP', amount: 7 }] })
      const before = await points()
      const claim = () =>
        server.send('/api/Achievement/receiveReward', { method: 'POST', body: { id, characterId: null }, token, key })
      const key = randomUUID()
      breakAt(nth, moment)
      expectAnswerOrBusy(await claim(), `statement ${nth}`)
      const broke = didBreak()
      const [first, second] = [await claim(), await claim()]
      expect([first.status, first.text]).toEqual([200, second.text])
      expect(await points()).toBe(before + 7)
      return broke
    })
  })

  test('who is told to be signed out is signed out', async () => {
    await atEveryStatement(async nth => {
      const headers = { ...origin, cookie: cookieOf(await signIn()) }
      breakAt(nth, moment)
      const answer = await server.send('/api/Identity/signOut', { method: 'POST', body: {}, headers })
      const broke = didBreak()
      expectAnswerOrBusy(answer, `statement ${nth}`)
      const renewed = await server.send('/api/Identity/renewToken', { method: 'POST', body: {}, headers })
      if (answer.status === 200) expect(codeOf(renewed), `statement ${nth}`).toBe('SESSION_ENDED')
      return broke
    })
  })
})
