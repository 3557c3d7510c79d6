// The cost of a request with one, two and four processes behind each other's back, and with a replica that answers reads: seconds
// of processors per request, on a PostgreSQL of the system. More processes are no gain on two cores; they are not to cost much.
import { join } from 'node:path'
import { createDb, createPool } from '#server/db/client.ts'
import { everybody, seedClaimers, seedSingles } from '../server/reliability/claimers.ts'
import { inDatabase } from '../support/cluster.ts'
import { hasDebianPostgres, startDebianPostgres, startDebianReplica } from '../support/debian-postgres.ts'
import { postmasterOf } from '../support/processes.ts'
import { createRandom } from '../support/random.ts'
import { installTestKey } from '../support/tokens.ts'
import { type Request, runLoad } from './load.ts'
import { cpuSecondsOf, descendantsOf } from './process-use.ts'
import { type Server, startServer } from './server.ts'
import type { Stage } from './stage.ts'
import { quantile } from './stats.ts'
import type { Figure } from './table.ts'

const SECONDS = 8
const CONNECTIONS = 16
const WRITES = 0.1
/** Rewards of twenty users, which lists read. */
const REWARDS = 2_000

const READS = [
  '/api/coin/getCoins',
  '/api/WorldSelect',
  '/api/News/getList?page=1&size=10',
  '/api/Achievement/getAchievedList/all/1/0/10',
]

export async function measureScale(stage: Stage): Promise<Figure[]> {
  if (!hasDebianPostgres) throw new Error('there is no /usr/lib/postgresql/15')
  const at = (name: string) => join(stage.folder, name)
  const primary = await startDebianPostgres(at('scale-primary'))
  const asOwner = primary.url('postgres', 'postgres')
  await inDatabase(asOwner, client => client.query('create role maker login createrole'))
  await inDatabase(asOwner, client => client.query('create database tsumugi owner maker'))
  const url = primary.url('maker', 'tsumugi')
  const settings = { DATABASE_URL: url, DATA_DIR: at('scale-files'), RATE_LIMITS: '0', DEMO: '0', JOBS: '0' }
  await (await startServer(stage.folder, settings)).end()
  const pool = createPool({ url, max: 2, role: null, name: 'tsumugi-bench' })
  const tokenOf = await installTestKey(pool)
  await seedClaimers(createDb(pool))
  await seedSingles(createDb(pool), REWARDS, createRandom(1))
  const tokens = everybody.claimingSingles.map(tokenOf)
  await pool.end()
  const replica = await startDebianReplica(at('scale-replica'), primary)
  const withReplica = { ...settings, DATABASE_REPLICA_URL: replica.url('maker', 'tsumugi') }
  const databases = () =>
    ['scale-primary', 'scale-replica'].map(name => {
      const postmaster = postmasterOf(join(at(name), 'data'))
      return postmaster === null ? [] : [postmaster, ...descendantsOf(postmaster)]
    })
  const figures: Figure[] = []
  try {
    for (const [name, count, environment] of [
      ['one process', 1, settings],
      ['two processes', 2, settings],
      ['four processes', 4, settings],
      ['one process, a replica', 1, withReplica],
      ['two processes, a replica', 2, withReplica],
    ] as const) {
      const servers: Server[] = []
      while (servers.length < count) servers.push(await startServer(stage.folder, environment))
      figures.push(await measure(name, servers, tokens, databases))
      for (const server of servers) await server.end()
    }
  } finally {
    await replica.stop()
    await primary.stop()
  }
  return figures
}

async function measure(
  name: string,
  servers: readonly Server[],
  tokens: readonly string[],
  databases: () => number[][],
): Promise<Figure> {
  let nth = 0
  const next = (): Request => {
    nth += 1
    const token = tokens[nth % tokens.length] ?? ''
    if (nth % Math.round(1 / WRITES) !== 0) return { path: READS[nth % READS.length] ?? '', token }
    const body = { worldId: 'any', achievementType: 'Login', achievementValue: null }
    return { path: '/api/Achievement/achievePageViewMission', token, method: 'POST', body }
  }
  const load = (seconds: number) =>
    Promise.all(servers.map(({ url }) => runLoad(url, { connections: CONNECTIONS / servers.length, seconds, next })))
  await load(2)
  const uses = () => [cpuSecondsOf(servers.map(({ pid }) => pid)), ...databases().map(cpuSecondsOf)]
  const before = uses()
  const loads = await load(SECONDS)
  const times = loads.flatMap(each => each.times)
  const spent = uses().map((seconds, place) => ((seconds - (before[place] ?? 0)) * 1000) / times.length)
  const failed = loads.reduce((sum, each) => sum + each.failed, 0)
  const [server = 0, primary = 0, replica = 0] = spent
  return {
    name,
    value: `${(server + primary + replica).toFixed(2)} ms`,
    goal: '—',
    note: `of processors a request: server ${server.toFixed(2)}, database ${primary.toFixed(2)}, replica ${replica.toFixed(2)}; ${(times.length / SECONDS).toFixed(0)} a second, p95 ${quantile(times, 0.95).toFixed(1)} ms, ${failed} failed`,
  }
}
