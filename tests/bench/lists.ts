// Lists of worlds, characters, items and coins with 10 thousand, 100 thousand and a million rows, and those of scenarios with
// a tenth of each, as those of the search, in alternation, so that the noise of the machine affects all. BENCH_ROWS=1000,10000 measures other numbers,
// BENCH_LISTS=scenarios one of the three groups, BENCH_KINDS=note,tweet kinds of the search. Timelines are a section of their own, with as many
// tweets as the first. When a list becomes slower with its table, the plan of its query is printed.
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Db } from '#server/db/client.ts'
import * as schema from '#server/db/schema.ts'
import { type ListCall, listCalls } from './list-calls.ts'
import { fillLists, LIST_WORLD } from './list-data.ts'
import { openPool, type Statement } from './probes.ts'
import { scenarioListCalls } from './scenario-list-calls.ts'
import { fillScenarios } from './scenario-list-data.ts'
import { searchListCalls } from './search-list-calls.ts'
import { fillSearch } from './search-list-data.ts'
import type { Stage } from './stage.ts'
import { median, ms } from './stats.ts'
import type { Figure } from './table.ts'
import { tweetListCalls } from './tweet-list-calls.ts'
import { fillTweets } from './tweet-list-data.ts'

const ROWS = (process.env.BENCH_ROWS ?? '10000,100000,1000000').split(',').map(Number)
const ROUNDS = 20
const WARM = 3
/** Factor of time from which the plan of a list is printed. */
const SUSPECT = 2

type Side = { rows: number; pool: pg.Pool; db: Db; statements: Statement[] }

type Group = {
  /** Number of its rows for one of BENCH_ROWS. */
  rowsOf: (rows: number) => number
  fill: (url: string, rows: number) => Promise<void>
  calls: (large: Side) => Promise<readonly ListCall[]>
}

const groups: Record<string, Group> = {
  lists: {
    rowsOf: rows => rows,
    fill: fillLists,
    calls: async large => listCalls(await classOf(large, 'B'), await classOf(large, 'A')),
  },
  scenarios: { rowsOf: rows => rows / 10, fill: fillScenarios, calls: async () => scenarioListCalls },
  search: { rowsOf: rows => rows / 10, fill: fillSearch, calls: async () => searchListCalls },
}

export const measureTimelines = (stage: Stage): Promise<Figure[]> =>
  measureGroup(stage, 'tweets', { rowsOf: rows => rows, fill: fillTweets, calls: async () => tweetListCalls })

export async function measureLists(stage: Stage): Promise<Figure[]> {
  const only = process.env.BENCH_LISTS
  const figures: Figure[] = []
  for (const [name, group] of Object.entries(groups)) {
    if (only === undefined || only === name) figures.push(...(await measureGroup(stage, name, group)))
  }
  return figures
}

async function measureGroup(stage: Stage, group: string, { rowsOf, fill, calls }: Group): Promise<Figure[]> {
  const sides: Side[] = []
  try {
    for (const rows of ROWS) sides.push(await openSide(stage, group, rowsOf(rows), fill))
    const [small, large] = [sides[0], sides.at(-1)]
    if (!small || !large) throw new Error('BENCH_ROWS names no number.')
    const figures: Figure[] = []
    for (const call of await calls(large)) {
      const { times, found } = await timesOf(sides, call)
      const each = times.map(median)
      const ratio = (each.at(-1) ?? 0) / (each[0] ?? 1)
      if (ratio > SUSPECT) await explain(stage, large, call, ratio)
      figures.push({
        ...{ name: call.name, value: ratio.toFixed(2), goal: 'flat: 1.0' },
        note: `p50 ${each.map(ms).join(' / ')}${found.some(isKnown) ? `; found ${found.join(' / ')}` : ''}`,
      })
    }
    return [
      { name: `rows of each of the ${group}`, value: '', note: sides.map(({ rows }) => count(rows)).join(' / ') },
      ...figures,
    ]
  } finally {
    for (const { pool } of sides) await pool.end()
  }
}

const count = (rows: number): string => rows.toLocaleString('en')

async function openSide(stage: Stage, group: string, rows: number, fill: Group['fill']): Promise<Side> {
  const url = await stage.demo(`bench_${group}_${rows}`)
  const started = performance.now()
  await fill(url, rows)
  stage.say(`Wrote ${group} of ${count(rows)} rows in ${((performance.now() - started) / 1000).toFixed(0)} s`)
  const pool = openPool(url)
  const statements: Statement[] = []
  const logger = { logQuery: (text: string, values: unknown[]) => statements.push({ text, values }) }
  return { rows, pool, statements, db: drizzle(pool, { schema, logger }) }
}

async function classOf({ pool }: Side, kind: 'A' | 'B'): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'select min(class_id) as id from world_class where world_id = $1 and class_kind = $2',
    [LIST_WORLD, kind],
  )
  return rows[0]?.id ?? ''
}

type Times = {
  /** Milliseconds of each round, by side. */
  times: number[][]
  /** Number of results, if the answer has one. */
  found: (number | undefined)[]
}

const isKnown = (value: number | undefined): boolean => value !== undefined

async function timesOf(sides: readonly Side[], { run }: ListCall): Promise<Times> {
  const times = sides.map((): number[] => [])
  const found: Times['found'] = []
  for (let round = -WARM; round < ROUNDS; round++) {
    for (const [index, { db, statements }] of sides.entries()) {
      statements.length = 0
      const started = performance.now()
      const answer = await run(db)
      if (round >= 0) times[index]?.push(performance.now() - started)
      found[index] = (answer as { count?: number } | undefined)?.count
    }
  }
  return { times, found }
}

/** Length after which values are cut. */
const LINE = 240

async function explain(stage: Stage, side: Side, { name, run }: ListCall, ratio: number): Promise<void> {
  const { pool, db, statements } = side
  statements.length = 0
  await run(db)
  stage.say(`\n-- ${name}: ${ratio.toFixed(1)} times as long`)
  for (const { text, values } of [...statements]) {
    const { rows } = await pool.query<Record<string, string>>(`explain (analyze, buffers, costs off) ${text}`, values)
    stage.say(text.replace(/\s+/g, ' ').trim())
    for (const row of rows) stage.say(`   ${String(Object.values(row)[0]).slice(0, LINE)}`)
  }
}
