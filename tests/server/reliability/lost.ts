// Lost answers and kills (B1, B3, B4): a book says who presses what through a network that loses answers, while the server and its database
// are killed, and what is true afterwards. The network, the kills, the readers beside it, the audit of the ledger and the report are
// the same for every area, and stand here.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BadNetwork, openBadNetwork } from '../../support/bad-network.ts'
import { findLedgerFaults } from '../../support/ledger-audit.ts'
import { type Random, randomOf, report } from '../../support/random.ts'
import { dataFolder } from '../../support/server-process.ts'
import { limitSeconds } from '../../support/size.ts'
import { every } from '../../support/supervisor.ts'
import { stubbornly } from '../../support/through-outages.ts'
import type { Watching } from './watching.ts'

export type Stage = Omit<BadNetwork, 'close'> & {
  random: Random
  /** Answers that were not true. */
  untrue: string[]
  counts: Map<string, number>
  count: (what: string) => void
}

/** Milliseconds between two kills, and until the first. */
type Beat = readonly [every: number, first: number]

export type Run = {
  title: string
  /** Number of what is pressed or lived through, for the report; that of the reads where it goes on for a time. */
  many?: number
  seconds: number
  /** Kills beside the presses; null: the presses kill by themselves. */
  kills: { server: Beat; database: Beat } | null
  /** Prepares what is pressed. @returns readers beside the presses */
  begin?: () => Promise<Watching[]>
  /** Ends when everybody has an answer to every press. */
  press: () => Promise<unknown>
  /** Faults of what is there afterwards, besides those of the ledger. */
  findFaults: () => Promise<string[]>
  /** Figures for the report. */
  tell: () => string
  /** Checks that enough happened. */
  expectEnough: (reads: number[]) => unknown
}

export type Book = {
  name: string
  /** Short names of what it shows. */
  figures: string
  /** The network: longest time that a request is late, longest time that a client waits, part of the answers that is lost. */
  network: Parameters<typeof openBadNetwork>[2]
  /** Sets up who presses and what they have. */
  open: (stage: Stage) => Promise<unknown>
  runs: readonly Run[]
}

async function doRun(name: string, stage: Stage, run: Run): Promise<void> {
  const { server, proxy, client, db, random, untrue } = stage
  const before = { ...server.kills }
  const started = performance.now()
  const watching = (await run.begin?.()) ?? []
  const stops = run.kills
    ? [every(...run.kills.server, server.killServer), every(...run.kills.database, server.killPostgres)]
    : []
  await run.press()
  for (const stop of stops) await stop()
  // The last kill may just have been.
  await stubbornly(() => db.execute('select 1'))
  for (const { stop } of watching) await stop()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const seen = watching.flatMap(({ faults }) => faults)
  const faults = [...untrue, ...seen, ...(await run.findFaults()), ...(await findLedgerFaults(db, random))]
  const [kills, databaseKills] = [server.kills.server - before.server, server.kills.postgres - before.postgres]
  const reads = watching.map(watcher => watcher.reads())
  report(
    `${name}: ${run.tell()}, ${reads.join(' and ') || 'no'} reads, ${seconds} s;`,
    `${kills} server kills, ${databaseKills} database kills;`,
    `network ${JSON.stringify(proxy.counts)}; clients ${JSON.stringify(client.met)}`,
  )
  const many = run.many ?? reads.reduce((sum, count) => sum + count, 0)
  report(`${name}: ${many - Math.min(many, faults.length)} passed, ${faults.length} failed`)
  expect({ faults: faults.slice(0, 20), errors: server.errors() }).toEqual({ faults: [], errors: [] })
  // The server was killed, and readers looked at what is there meanwhile.
  expect(kills).toBeGreaterThanOrEqual(1)
  expect(reads.filter(count => count === 0)).toEqual([])
  await run.expectEnough(reads)
}

/** Declares the runs of an area. */
export function runLost(book: Book): void {
  const name = `${book.figures} ${book.name}`
  describe(name, () => {
    const stage = {} as Stage
    let close: (() => Promise<void>) | undefined
    beforeAll(async () => {
      const random = randomOf(name)
      const network = await openBadNetwork(dataFolder(`lost-${book.name}`), random, book.network)
      close = network.close
      const counts = new Map<string, number>()
      const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1)
      await book.open(Object.assign(stage, { ...network, random, untrue: [], counts, count }))
    }, limitSeconds(120))
    afterAll(() => close?.())

    for (const run of book.runs) test(run.title, { timeout: limitSeconds(run.seconds) }, () => doRun(name, stage, run))
  })
}
