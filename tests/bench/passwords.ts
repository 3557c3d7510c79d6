// Delay of pages while an attacker tries passwords: `GET /` at a fixed pace, quiet and attacked in alternation, so that
// other load of the machine affects both. The limits are on, as in production; the attackers' addresses are new each time.
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { inDatabase } from '../support/cluster.ts'
import type { Attack, AttackData, Told } from './password-attack.ts'
import { cpuSecondsOf, untilCalm } from './process-use.ts'
import type { Server } from './server.ts'
import type { Stage } from './stage.ts'
import { median, ms, quantile, range } from './stats.ts'
import type { Figure } from './table.ts'
import { openWire } from './wire.ts'

const ROUNDS = 5
const SECONDS = 4
const PACE_MS = 10
const USERS = 50
const CALM_MS = 3_000
const SETTLE_MS = 400

/**
 * Ways to try passwords: once a second, as somebody's program does that looks for one account, and without a pause. The first
 * is for comparison: as many sign-ins in the same rhythm, of accounts that do not exist, so that no password is judged.
 */
const attacks = [
  { addresses: 1, everyMs: 1000, isKnown: false, name: '20 unknown accounts at once from one address, once a second' },
  { addresses: 1, everyMs: 1000, isKnown: true, name: '20 wrong passwords at once from one address, once a second' },
  { addresses: 1, everyMs: 0, isKnown: true, name: '20 wrong passwords at once from one address, again and again' },
  {
    addresses: 10,
    everyMs: 0,
    isKnown: true,
    name: '20 wrong passwords at once from each of 10 addresses, again and again',
  },
] as const
const shares = [
  ['p50', 0.5],
  ['p95', 0.95],
  ['p99', 0.99],
  ['slowest', 1],
] as const

export async function measurePasswords(stage: Stage): Promise<Figure[]> {
  const database = await stage.filled('small')
  const server = await stage.server(database, { RATE_LIMITS: '1', TRUSTED_PROXIES: '1' })
  const data: AttackData = { url: server.url, users: USERS }
  const attacker = new Worker(join(import.meta.dirname, 'password-attack.ts'), { workerData: data })
  try {
    await once(attacker, 'message')
    await pagesFor(server, 1)
    const rounds: { quiet: number[]; attacked: number[][]; told: Told[]; work: Work[] }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      await untilCalm(CALM_MS)
      const beforeQuiet = workOf(stage, server)
      const quiet = await pagesFor(server, SECONDS)
      const still = minus(workOf(stage, server), beforeQuiet)
      const attacked: number[][] = []
      const told: Told[] = []
      const work: Work[] = []
      for (const { name: _, ...attack } of attacks) {
        // Keeps the server checking passwords; a refused try would cost it less.
        await inDatabase(database, client => client.query('delete from rate_counter'))
        const before = workOf(stage, server)
        attacker.postMessage(attack satisfies Attack)
        await sleep(SETTLE_MS)
        attacked.push(await pagesFor(server, SECONDS))
        attacker.postMessage(null)
        told.push((await once(attacker, 'message'))[0] as Told)
        work.push(minus(minus(workOf(stage, server), before), still))
        await sleep(SETTLE_MS)
      }
      rounds.push({ quiet, attacked, told, work })
    }
    return [
      ...figuresOf(
        'GET /, quiet',
        rounds.map(({ quiet }) => quiet),
      ),
      ...attacks.flatMap(({ name }, index) => {
        const figures = figuresOf(
          `GET /, ${name}`,
          rounds.map(({ attacked }) => attacked[index] ?? []),
          rounds.map(({ quiet }) => quiet),
        )
        const tries = rounds.map(({ told }) => answersIn(told[index]))
        const perTry = (part: keyof Work) =>
          median(rounds.map(({ work }, nth) => ((work[index]?.[part] ?? 0) * 1000) / (tries[nth] ?? 1)))
        const work = {
          name: '  processor time for each sign-in tried, beside the judging of its password',
          value: ms(perTry('server') + perTry('postgres')),
          note: `server ${ms(perTry('server'))}, PostgreSQL ${ms(perTry('postgres'))}; last window: ${wordsOf(rounds.at(-1)?.told[index])}`,
        }
        return [...figures, work]
      }),
    ]
  } finally {
    await attacker.terminate()
    await server.end()
  }
}

/** Seconds of processor time, without the process that checks passwords. */
type Work = { server: number; postgres: number }

const workOf = (stage: Stage, server: Server): Work => ({
  server: cpuSecondsOf([server.pid]),
  postgres: cpuSecondsOf(stage.postgres()),
})
const minus = (one: Work, other: Work): Work => ({
  server: one.server - other.server,
  postgres: one.postgres - other.postgres,
})

const answersIn = (told: Told | undefined): number => Object.values(told?.statuses ?? {}).reduce((sum, n) => sum + n, 0)

const wordsOf = (told: Told | undefined): string =>
  Object.entries(told?.statuses ?? {})
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')

/** Milliseconds from the due time of each request: a late one delays those behind it, as users would notice. */
async function pagesFor(server: Server, seconds: number): Promise<number[]> {
  const wires = await Promise.all(Array.from({ length: 8 }, () => openWire(server.url)))
  const free = [...wires]
  const times: number[] = []
  const asked: Promise<void>[] = []
  const started = performance.now()
  for (let nth = 0; nth < (seconds * 1000) / PACE_MS; nth++) {
    const due = started + nth * PACE_MS
    const early = due - performance.now()
    if (early > 0) await sleep(early)
    while (free.length === 0) await Promise.race(asked)
    const wire = free.pop()
    if (!wire) throw new Error('There is no connection.')
    const request = wire.send('GET', '/', { accept: 'text/html', 'accept-encoding': 'br' }).then(status => {
      if (status !== 200) throw new Error(`GET / answered ${status}.`)
      times.push(performance.now() - due)
      free.push(wire)
      asked.splice(asked.indexOf(request), 1)
    })
    asked.push(request)
  }
  await Promise.all(asked)
  for (const wire of wires) wire.close()
  return times
}

/** Medians over the windows of their quantiles, with the factor to the quiet windows. */
function figuresOf(name: string, windows: readonly number[][], quiet?: readonly number[][]): Figure[] {
  return shares.map(([word, share]) => {
    const each = windows.map(times => quantile(times, share))
    const ratios = quiet?.map((times, index) => (each[index] ?? 0) / quantile(times, share))
    return {
      name: `${name}: ${word}`,
      value: ms(median(each)),
      ...(ratios ? { goal: 'under 2 × quiet' } : {}),
      note: `${ratios ? `${median(ratios).toFixed(2)} × quiet (${range(ratios, 2)}); ` : ''}${range(each, 1)} ms`,
    }
  })
}
