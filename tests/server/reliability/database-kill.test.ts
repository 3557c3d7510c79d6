// B14: the database is killed again and again under load. Every acknowledged act is there, the server is ready again within
// five seconds, and clients are told that it is busy and nothing else.

import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusals } from '#rules/refusals/index.ts'
import { createDb, createPool, type Db } from '#server/db/client.ts'
import { HEALTH_STANDS_MS } from '#server/platform/http/health.ts'
import { type Answer, send } from '../../support/http.ts'
import { findLedgerFaults } from '../../support/ledger-audit.ts'
import { type Random, randomOf, report } from '../../support/random.ts'
import { dataFolder, embeddedUrl } from '../../support/server-process.ts'
import { limitSeconds, size } from '../../support/size.ts'
import { type Supervisor, supervise } from '../../support/supervisor.ts'
import { installTestKey } from '../../support/tokens.ts'
import { takeTurn } from '../../support/turn.ts'
import { type Single, seedClaimers, seedSingles } from './claimers.ts'

const KILLS = size(3, 50)
const CLAIMS = size(3_600, 60_000)
// The required time is 5 s; a short run allows for other load of the machine.
const READY_WITHIN_MS = size(20_000, 5_000)
const WORKERS = 12

takeTurn()
const random: Random = randomOf('B14 database kill')
const dataDir = dataFolder('b14')
let [server, db, closeDb, tokenOf]: [Supervisor, Db, () => Promise<void>, (userId: string) => string] = [] as never
let singles: Single[] = []

beforeAll(async () => {
  server = await supervise({ DATA_DIR: dataDir, RATE_LIMITS: '0', JOBS: '1' })
  const pool = createPool({ url: embeddedUrl(dataDir), max: 4, role: null, name: 'tsumugi-test' })
  ;[db, closeDb] = [createDb(pool), () => pool.end()]
  tokenOf = await installTestKey(pool)
  await seedClaimers(db)
  singles = await seedSingles(db, CLAIMS, random)
}, limitSeconds(120))
afterAll(async () => {
  await closeDb?.()
  await server?.stop()
})

/** Claims that are acknowledged before each kill. */
const ACKED_A_KILL = size(2, 20)
const acked: number[] = []
const counts: Record<string, number> = {}
const strange: string[] = []
let over = false

/** Counts an answer. @returns whether it is the expected one. */
function take(what: string, answer: Answer): boolean {
  const name = `${what} ${answer.status}`
  counts[name] = (counts[name] ?? 0) + 1
  if (answer.status === 200) return true
  const busy = JSON.stringify({ errorMessage: refusals.BUSY.message, code: 'BUSY' })
  const retryAfter = Number(answer.headers['retry-after'])
  if (answer.status !== 503 || answer.text !== busy || !(retryAfter > 0)) {
    strange.push(`${name} ${answer.headers['retry-after']} ${answer.text.slice(0, 200)}`)
  }
  return false
}

/** Sends one request; the server lives, so no connection may break. */
async function ask(what: string, path: string, sent: Parameters<typeof send>[1]): Promise<boolean> {
  try {
    return take(what, await send(`${server.url}${path}`, sent))
  } catch (error) {
    strange.push(`${what}: ${(error as Error).message}`)
    return false
  }
}

async function claimAndRead(queue: Single[]): Promise<void> {
  for (let single = queue.pop(); single && !over; single = queue.pop()) {
    const { userId, id, characterId } = single
    const token = tokenOf(userId)
    const key = random.uuid()
    const claim = { method: 'POST', token, key, body: { id, characterId } }
    while (!over && !(await ask('claim', '/api/Achievement/receiveReward', claim))) await sleep(random.integer(5, 50))
    if (!over) acked.push(id)
    if (random.chance(0.2)) await ask('list', '/api/Achievement/getAchievedList/all/1/0/10', { token })
    if (random.chance(0.1)) await ask('news', '/api/News/getList?page=1&size=10', {})
  }
}

/** Kills the database. @returns the milliseconds until the server was ready again. */
async function killAndWait(): Promise<number> {
  const started = performance.now()
  await server.killPostgres()
  // An answer of health stays valid for a moment.
  await sleep(HEALTH_STANDS_MS)
  for (;;) {
    const { status } = await send(`${server.url}/healthz`)
    if (status === 200) return performance.now() - started
    if (performance.now() - started > 60_000) throw new Error('The database did not come back.')
    await sleep(10)
  }
}

test(`${KILLS} kills of the database: nothing acknowledged is lost`, { timeout: limitSeconds(180) }, async () => {
  const queue = random.shuffle(singles)
  const working = Promise.all(Array.from({ length: WORKERS }, () => claimAndRead(queue)))
  const ready: number[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    await sleep(random.integer(300, 1_500))
    // A kill while nothing is done would show nothing; a slow machine gets there later.
    while (acked.length <= ACKED_A_KILL * (kill + 1)) await sleep(10)
    ready.push(Math.round(await killAndWait()))
  }
  await sleep(500)
  over = true
  await working

  const { rows } = await db.execute<{ id: number }>(`
    select um.id from user_mission um join ledger_transfer t on t.cause_kind = 'mission' and t.cause_id = um.id::text
    where um.status = 2`)
  const present = new Set(rows.map(({ id }) => id))
  const lost = acked.filter(id => !present.has(id))
  report(
    `B14: ${acked.length} claims acknowledged; ready again after ${ready.join(', ')} ms; ${JSON.stringify(counts)}`,
  )
  expect({ lost, strange: strange.slice(0, 10), errors: server.errors() }).toEqual({
    lost: [],
    strange: [],
    errors: [],
  })
  expect(await findLedgerFaults(db, random)).toEqual([])
  expect(Math.max(...ready)).toBeLessThanOrEqual(READY_WITHIN_MS)
  expect(acked.length).toBeGreaterThan(KILLS * ACKED_A_KILL)
  expect(counts['claim 503']).toBeGreaterThan(0)
  expect(server.kills.postgres).toBe(KILLS)
})
