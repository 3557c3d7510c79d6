// Memory of the server and of PostgreSQL: at rest, after a load, and with a thousand listening devices.
import { setTimeout as sleep } from 'node:timers/promises'
import { type EventStream, openStream } from '../support/event-stream.ts'
import { signIn } from './load.ts'
import { memoryOf } from './process-use.ts'
import { loadReads, readers } from './reads.ts'
import type { Server } from './server.ts'
import type { Stage } from './stage.ts'
import { mb } from './stats.ts'
import type { Figure } from './table.ts'

const STREAMS = 1_000
/** Streams that the server allows a user. */
const PER_USER = 20
const CALM_MS = 4_000

export async function measureMemory(stage: Stage): Promise<Figure[]> {
  const url = await stage.filled('large')
  await stage.restartPostgres()
  const server = await stage.server(url)
  try {
    const figures = [...(await look(stage, server, 'at rest after start'))]
    const tokens = await readers(server.url)
    await loadReads(server, tokens, 10)
    figures.push(...(await look(stage, server, 'after 10 s of load')))
    const streams = await openStreams(server.url)
    const opened = streams.filter(({ status }) => status === 200).length
    figures.push(...(await look(stage, server, `with ${opened.toLocaleString('en')} idle event streams`)))
    for (const stream of streams) stream.close()
    return figures
  } finally {
    await server.end()
  }
}

async function look(stage: Stage, server: Server, when: string): Promise<Figure[]> {
  await sleep(CALM_MS)
  const postgres = stage.postgres()
  return [
    toFigure(`server, ${when}`, [server.pid]),
    toFigure(`PostgreSQL, ${when}`, postgres, `${postgres.length} processes; `),
  ]
}

function toFigure(name: string, pids: readonly number[], note = ''): Figure {
  const { rss, pss } = memoryOf(pids)
  if (rss === 0) return { name, value: '-', note: 'this machine does not tell' }
  return pss === undefined
    ? { name: `${name}: RSS`, value: mb(rss), note: `${note}this machine does not tell PSS` }
    : { name: `${name}: PSS`, value: mb(pss), note: `${note}RSS ${mb(rss)}` }
}

async function openStreams(url: string): Promise<EventStream[]> {
  const tokens = await signIn(
    url,
    Array.from({ length: STREAMS / PER_USER }, (_, index) => index + 1),
  )
  const streams: EventStream[] = []
  for (let round = 0; round < PER_USER; round++) {
    streams.push(...(await Promise.all(tokens.map(token => openStream(url, token)))))
  }
  return streams
}
