// Databases of a PostgreSQL server: made from templates, connected to, removed.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isFull } from './size.ts'

// Counts are parsed as numbers, as the server does, even where a test has loaded none of the server's files that set this.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Templates that a test may start from: the tables alone, the small world of play.ts, the demo. */
export const templates = { empty: 'template_empty', play: 'template_play', demo: 'template_demo' } as const
export type Template = keyof typeof templates

/** The address of another database of the same server. */
export function urlOf(url: string, database: string): string {
  return url.replace(/(\/)([^/?]*)(\?|$)/, `$1${database}$3`)
}

/** Limit of a statement: files open their database before vitest's limits hold, and would wait for ever. */
const STATEMENT_LIMIT_MS = isFull ? 0 : 120_000

export async function inDatabase<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({
    ...{ connectionString: url, application_name: 'tsumugi-test' },
    ...{ statement_timeout: STATEMENT_LIMIT_MS, connectionTimeoutMillis: 60_000 },
  })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Error of a template in use: PostgreSQL copies a database only while it has no connection, and only one at a time. */
const BUSY_TEMPLATE = '55006'

export async function copyDatabase(cluster: string, from: string, to: string): Promise<void> {
  await inDatabase(cluster, async client => {
    for (let attempt = 1; ; attempt++) {
      try {
        // The template is copied as files; page by page through the log costs three times the work.
        await client.query(`create database ${to} template ${from} strategy file_copy`)
        return
      } catch (error) {
        if ((error as { code?: string }).code !== BUSY_TEMPLATE || attempt === 50) throw error
        await sleep(100)
      }
    }
  })
}

export async function dropDatabase(cluster: string, name: string): Promise<void> {
  await inDatabase(cluster, client => client.query(`drop database if exists ${name} with (force)`))
}

/**
 * Names of the connections that a database still has, after a moment for those that were just closed. A client that loses its
 * connection because the database is removed tries to connect again, twice a second and more, until its process ends.
 */
export async function connectionsLeft(cluster: string, name: string): Promise<string[]> {
  return inDatabase(cluster, async client => {
    for (const until = Date.now() + 10_000; ; await sleep(50)) {
      const { rows } = await client.query<{ name: string }>(
        `select application_name as name from pg_stat_activity where datname = $1 and backend_type = 'client backend'`,
        [name],
      )
      if (rows.length === 0 || Date.now() > until) return rows.map(row => row.name)
    }
  })
}
