// B15: SIGTERM under 200 requests a second, with parked connections and open streams. Every request that the server took is
// answered, and the process ends by itself with 0 within ten seconds.
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb, createPool } from '#server/db/client.ts'
import { inDatabase } from '../../support/cluster.ts'
import { type EventStream, openStream } from '../../support/event-stream.ts'
import { auditAt } from '../../support/ledger-audit.ts'
import { type Random, randomOf, report } from '../../support/random.ts'
import { dataFolder, embeddedPostmaster, embeddedUrl, startServer } from '../../support/server-process.ts'
import { limitSeconds, size } from '../../support/size.ts'
import { installTestKey } from '../../support/tokens.ts'
import { takeTurn } from '../../support/turn.ts'
import { type Single, seedClaimers, seedSingles } from './claimers.ts'

const ROUNDS = size(2, 20)
const PER_SECOND = size(100, 200)
const PARKED = 40
const EXIT_WITHIN_MS = 10_000

takeTurn()
const random: Random = randomOf('B15 shutdown')
const dataDir = dataFolder('b15')
const environment = { DATA_DIR: dataDir, RATE_LIMITS: '0', JOBS: '1' }
let tokenOf: (userId: string) => string
let singles: Single[] = []

beforeAll(async () => {
  const server = await startServer(environment)
  const pool = createPool({ url: embeddedUrl(dataDir), max: 2, role: null, name: 'tsumugi-test' })
  const db = createDb(pool)
  tokenOf = await installTestKey(pool)
  await seedClaimers(db)
  singles = await seedSingles(db, ROUNDS * PER_SECOND * 10, random)
  await pool.end()
  await server.end('SIGTERM')
}, limitSeconds(120))
afterAll(() => {
  expect(embeddedPostmaster(dataDir)).toBeNull()
})

/**
 * `refused`: the server had stopped listening. `cut`: a connection broke that was made for this request, so perhaps the
 * server never took it; the database shows whether it did.
 */
type Outcome = 'answered' | 'refused' | 'cut' | 'broken'
const cut: number[] = []

/** Claims one reward. */
function ask(url: string, agent: Agent): Promise<{ outcome: Outcome; what: string }> {
  const { userId, id, characterId } = singles.pop() as Single
  const headers = {
    ...{ authorization: `Bearer ${tokenOf(userId)}`, 'idempotency-key': randomUUID() },
    'content-type': 'application/json',
  }
  const path = '/api/Achievement/receiveReward'
  return new Promise(resolve => {
    const outgoing = request(`${url}${path}`, { method: 'POST', headers, agent }, response => {
      response.resume()
      response.on('end', () => resolve({ outcome: 'answered', what: String(response.statusCode) }))
      response.on('error', error => resolve({ outcome: 'broken', what: error.message }))
    })
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      const what = String(error.code)
      if (what === 'ECONNREFUSED') return resolve({ outcome: 'refused', what })
      if (outgoing.reusedSocket) return resolve({ outcome: 'broken', what: `kept connection ${what}` })
      cut.push(id)
      resolve({ outcome: 'cut', what })
    })
    outgoing.end(JSON.stringify({ id, characterId }))
  })
}

/** Opens a connection that has been used once and is kept open. */
function park(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'))
    socket.once('data', () => resolve(socket))
    socket.on('error', reject)
  })
}

async function stopUnderLoad(): Promise<{ counts: Record<string, number>; ms: number }> {
  const server = await startServer(environment)
  const agent = new Agent({ keepAlive: true, maxSockets: 24 })
  const parked = await Promise.all(Array.from({ length: PARKED }, () => park(server.url)))
  const streams: EventStream[] = []
  for (let nth = 0; nth < 5; nth++) streams.push(await openStream(server.url, tokenOf(`single-${nth}`)))
  const counts: Record<string, number> = {}
  const running: Promise<void>[] = []
  let refused = 0
  const generator = (async () => {
    const started = performance.now()
    for (let sent = 0; refused < 20; sent++) {
      const early = started + (sent * 1000) / PER_SECOND - performance.now()
      if (early > 0) await sleep(early)
      running.push(
        ask(server.url, agent).then(({ outcome, what }) => {
          if (outcome === 'refused') refused += 1
          const name = `${outcome} ${what}`
          counts[name] = (counts[name] ?? 0) + 1
        }),
      )
    }
  })()
  await sleep(random.integer(500, 1_500))
  const { code, ms } = await server.end('SIGTERM')
  await generator
  await Promise.all(running)
  agent.destroy()
  for (const socket of parked) socket.destroy()
  expect(code, server.stderr()).toBe(0)
  expect(await Promise.all(streams.map(({ ended }) => ended))).toEqual(streams.map(() => 'end'))
  expect(server.stdout()).not.toMatch(/"level":"(error|fatal)"/)
  return { counts, ms }
}

test(`${ROUNDS} stops under load break no request`, { timeout: limitSeconds(180) }, async () => {
  const broken: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const { counts, ms } = await stopUnderLoad()
    report(`B15: ended after ${Math.round(ms)} ms, ${JSON.stringify(counts)}`)
    expect(ms).toBeLessThan(EXIT_WITHIN_MS)
    expect(counts['answered 200']).toBeGreaterThan(10)
    const wrong = Object.entries(counts).filter(([name]) => /^broken|^answered (?!200)/.test(name))
    broken.push(...wrong.map(([name, count]) => `${count} ${name}`))
  }
  expect(broken).toEqual([])
  // A request that was cut off on arrival had no effect.
  const server = await startServer(environment)
  const happened = await inDatabase(embeddedUrl(dataDir), async client => {
    const { rows } = await client.query<{ id: number }>(
      'select id from user_mission where status = 2 and id = any($1)',
      [cut],
    )
    return rows.map(({ id }) => id)
  })
  await auditAt(embeddedUrl(dataDir)).finally(() => server.end('SIGTERM'))
  expect(happened).toEqual([])
})
