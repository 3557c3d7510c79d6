// Reading missions among a million rows: many parallel readers, and single pages of a user with many rows compared with
// their SQL.
import { achievedListKind, MISSION_PAGE_SIZE } from '#rules/mission.ts'
import { HEAVY_ROWS, HEAVY_USER } from './data.ts'
import { ask, type Load, runLoad, signIn } from './load.ts'
import { findProbes, openPool, runStatements } from './probes.ts'
import { cpuSecondsOf } from './process-use.ts'
import type { Server } from './server.ts'
import type { Stage } from './stage.ts'
import { median, ms, quantile, range } from './stats.ts'
import type { Figure } from './table.ts'
import { openWire } from './wire.ts'

const READERS = 40
const CONNECTIONS = 8
const SECONDS = 10
const WINDOWS = 3
const ROUNDS = 60

export async function measureReads(stage: Stage): Promise<Figure[]> {
  const url = await stage.filled('large')
  const server = await stage.server(url)
  try {
    return [
      ...(await measureLoad(stage, server)),
      ...(await measureStart(server)),
      ...(await measurePages(url, server)),
    ]
  } finally {
    await server.end()
  }
}

/** Reads the two lists of several users in turn. */
export async function loadReads(server: Server, tokens: readonly string[], seconds: number): Promise<Load> {
  let turn = 0
  return runLoad(server.url, {
    ...{ connections: CONNECTIONS, seconds },
    next: () => {
      turn += 1
      const kind = turn % 2 === 0 ? achievedListKind.achieved : achievedListKind.received
      const offset = (turn % 3) * MISSION_PAGE_SIZE
      const path = `/api/Achievement/getAchievedList/all/${kind}/${offset}/${MISSION_PAGE_SIZE}`
      return { path, token: tokens[turn % tokens.length] ?? '' }
    },
  })
}

export const readers = (url: string): Promise<string[]> =>
  signIn(
    url,
    Array.from({ length: READERS }, (_, index) => index + 1),
  )

async function measureLoad(stage: Stage, server: Server): Promise<Figure[]> {
  const tokens = await readers(server.url)
  await loadReads(server, tokens, 3)
  const windows: { load: Load; server: number; postgres: number; generator: number }[] = []
  for (let window = 0; window < WINDOWS; window++) {
    const used = () => ({
      server: cpuSecondsOf([server.pid]),
      postgres: cpuSecondsOf(stage.postgres()),
      generator: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
    })
    const before = used()
    const load = await loadReads(server, tokens, SECONDS)
    const after = used()
    const perAnswer = (part: keyof typeof before) => ((after[part] - before[part]) * 1000) / load.times.length
    windows.push({
      ...{ load, server: perAnswer('server') },
      ...{ postgres: perAnswer('postgres'), generator: perAnswer('generator') },
    })
  }
  const each = (value: (window: (typeof windows)[number]) => number) => windows.map(value)
  const rates = each(({ load }) => load.times.length / load.seconds)
  const slowest = each(({ load }) => quantile(load.times, 0.99))
  const typical = each(({ load }) => median(load.times))
  const failed = windows.reduce((sum, { load }) => sum + load.failed, 0)
  return [
    {
      name: 'getAchievedList, 8 connections: answers per second',
      value: median(rates).toFixed(0),
      note: `${WINDOWS} × ${SECONDS} s, ${range(rates, 0)}${failed > 0 ? `, ${failed} failed` : ''}`,
    },
    { name: 'the same: p50', value: ms(median(typical)), note: range(typical, 1) },
    { name: 'the same: p99', value: ms(median(slowest)), note: range(slowest, 1) },
    {
      name: 'the same: processor time per answer',
      value: ms(median(each(window => window.server))),
      note: `server; PostgreSQL ${ms(median(each(window => window.postgres)))}, generator ${ms(median(each(window => window.generator)))}`,
    },
  ]
}

const AT_ONCE = 50

/**
 * The reads of every start besides a list, by many users at once, in alternation, so that the noise of the machine affects
 * both.
 */
async function measureStart(server: Server): Promise<Figure[]> {
  const tokens = await readers(server.url)
  const calls = [
    { name: 'getSummary', path: '/api/Achievement/getSummary' },
    { name: 'getNotAchievedList', path: `/api/Achievement/getNotAchievedList/all/0/${MISSION_PAGE_SIZE}` },
    { name: 'getAchievedList', path: `/api/Achievement/getAchievedList/all/0/0/${MISSION_PAGE_SIZE}` },
  ].map(call => ({ ...call, loads: [] as Load[] }))
  for (let window = 0; window < WINDOWS; window++) {
    for (const { path, loads } of calls) {
      let turn = 0
      const next = () => ({ path, token: tokens[turn++ % tokens.length] ?? '' })
      loads.push(await runLoad(server.url, { connections: AT_ONCE, seconds: SECONDS / 2, next }))
    }
  }
  return calls.map(({ name, loads }) => {
    const rates = loads.map(({ times, seconds }) => times.length / seconds)
    const typical = loads.map(({ times }) => median(times))
    return {
      name: `${name}, ${AT_ONCE} connections: answers per second`,
      value: median(rates).toFixed(0),
      note: `${range(rates, 0)}; p50 ${ms(median(typical))}`,
    }
  })
}

async function measurePages(url: string, server: Server): Promise<Figure[]> {
  const [token = ''] = await signIn(server.url, [HEAVY_USER])
  const wire = await openWire(server.url)
  const pool = openPool(url)
  try {
    const probes = (await findProbes(pool)).map(probe => ({ ...probe, server: [] as number[], sql: [] as number[] }))
    for (let round = 0; round < ROUNDS; round++) {
      for (const probe of probes) {
        const started = performance.now()
        await ask(wire, { path: probe.path, token })
        const answered = performance.now()
        await runStatements(pool, probe.statements)
        // The first rounds are for warming up.
        if (round < 10) continue
        probe.server.push(answered - started)
        probe.sql.push(performance.now() - answered)
      }
    }
    return probes.map(({ name, server: asked, sql, statements }) => ({
      name: `${HEAVY_ROWS.toLocaleString('en')} rows, ${name}: server / its SQL alone`,
      value: (median(asked) / median(sql)).toFixed(2),
      note: `p50 ${ms(median(asked))} / ${ms(median(sql))} (${statements.length} statements); p95 ${ms(quantile(asked, 0.95))} / ${ms(quantile(sql, 0.95))}`,
    }))
  } finally {
    wire.close()
    await pool.end()
  }
}
