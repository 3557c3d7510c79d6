// Claiming rewards as fast as the server can: each claim is a transaction that is on disk before it is answered.
import { createPool } from '#server/db/client.ts'
import { inDatabase } from '../support/cluster.ts'
import { addClaims } from './data.ts'
import { runLoad, signIn } from './load.ts'
import { cpuSecondsOf } from './process-use.ts'
import type { Stage } from './stage.ts'
import { median, ms, quantile } from './stats.ts'
import type { Figure } from './table.ts'

const CLAIMANTS = 40
const EACH = 400
const CONNECTIONS = 8
const SECONDS = 10

export async function measureClaims(stage: Stage): Promise<Figure[]> {
  const url = await stage.filled('large')
  const claims = await addClaims(url, CLAIMANTS, EACH)
  const server = await stage.server(url)
  try {
    const users = Array.from({ length: CLAIMANTS }, (_, index) => index + 1)
    const tokens = await signIn(server.url, users)
    const next = () => {
      const claim = claims.pop()
      if (!claim) return null
      const token = tokens[claim.user - 1] ?? ''
      return {
        ...{ method: 'POST' as const, path: '/api/Achievement/receiveReward', token },
        body: { id: claim.id, characterId: null },
      }
    }
    await runLoad(server.url, { connections: CONNECTIONS, seconds: 2, next })
    const before = [cpuSecondsOf([server.pid]), cpuSecondsOf(stage.postgres())] as const
    const load = await runLoad(server.url, { connections: CONNECTIONS, seconds: SECONDS, next })
    const perClaim = (after: number, start: number) => ms(((after - start) * 1000) / load.times.length)
    const used = `server ${perClaim(cpuSecondsOf([server.pid]), before[0])}, PostgreSQL ${perClaim(cpuSecondsOf(stage.postgres()), before[1])} of processor time each`
    const commits = await commitsPerSecond(url)
    return [
      {
        name: 'receiveReward, 8 connections: claims per second',
        value: (load.times.length / load.seconds).toFixed(0),
        note: `${load.times.length} claims of ${CLAIMANTS} users${load.failed > 0 ? `, ${load.failed} failed` : ''}; ${used}`,
      },
      { name: 'the same: p50', value: ms(median(load.times)) },
      { name: 'the same: p99', value: ms(quantile(load.times, 0.99)) },
      {
        name: 'for comparison: commits of one row per second',
        value: commits.toFixed(0),
        note: 'through pg alone, 8 connections, the same disk',
      },
    ]
  } finally {
    await server.end()
  }
}

/** Limit set by the disk and PostgreSQL: transactions of the smallest write per second. */
async function commitsPerSecond(url: string): Promise<number> {
  await inDatabase(url, client => client.query('create table bench_commit (id bigint generated always as identity)'))
  const pool = createPool({ url, max: CONNECTIONS, role: null, name: 'tsumugi-bench' })
  try {
    let count = 0
    const started = performance.now()
    const writeOn = async (): Promise<void> => {
      while (performance.now() - started < 3_000) {
        await pool.query('insert into bench_commit default values')
        count += 1
      }
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, writeOn))
    return (count * 1000) / (performance.now() - started)
  } finally {
    await pool.end()
  }
}
