// Migrations: bring the schema up to date at start, under a lock so that processes starting together take turns, and refuse
// a database that this code cannot work with.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runMigrations as migrateJobs } from 'graphile-worker'
import pg from 'pg'
import { silentLogger } from '../platform/jobs/logger.ts'
import { StartError } from '../platform/start-error.ts'
import { reach } from './reach.ts'
import { runSteps } from './steps.ts'

const MIGRATIONS = join(import.meta.dirname, 'migrations')
const MIGRATION_LOCK = 7_421_001
const OLDEST_VERSION = 150_000

/** Role of the server's connections: it may change rows but no tables (reliability rule 21). */
export const APP_ROLE = 'tsumugi_app'

export type Migrated = {
  /** Role for the working connections; null when the database user may not create one. */
  role: string | null
}

export async function migrate(url: string, appUrl?: string): Promise<Migrated> {
  const client = await reach(url, 'DATABASE_URL')
  try {
    await checkServer(client)
    await takeTurn(client)
    await refuseNewerSchema(client)
    await runSteps(client, MIGRATIONS)
    await migrateJobTables(url)
    return await prepareRole(client, appUrl)
  } finally {
    await client.end()
  }
}

/** Pause between two looks at whether another process is done. */
const TURN_MS = 200

/** Waits for the turn of this process, without a statement that is under way: an index that is being built waits for all of these. */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [MIGRATION_LOCK])
    if (rows[0].mine) return
    await sleep(TURN_MS)
  }
}

export async function checkServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `select current_setting('server_version_num')::int as version, current_setting('server_version') as name,
       current_setting('server_encoding') as encoding`,
  )
  const { version, name, encoding } = rows[0]
  if (version < OLDEST_VERSION) throw new StartError(`The database is PostgreSQL ${name}; 15 or newer is needed.`)
  if (encoding !== 'UTF8') throw new StartError(`The database has the encoding ${encoding}; UTF8 is needed.`)
}

async function refuseNewerSchema(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`)
  if (!tables[0].name) return
  const { rows } = await client.query('select max(created_at)::bigint as newest from drizzle.__drizzle_migrations')
  const journal = JSON.parse(readFileSync(join(MIGRATIONS, 'meta', '_journal.json'), 'utf8')) as {
    entries: { when: number }[]
  }
  const known = Math.max(...journal.entries.map(entry => entry.when))
  if (Number(rows[0].newest) > known) {
    throw new StartError('The database was changed by a newer version of this server: start that version.')
  }
}

/** Makes the tables of the job queue. Its functions belong to the owner; the server reaches them through enqueue_job. */
async function migrateJobTables(url: string): Promise<void> {
  await migrateJobs({ connectionString: url, logger: silentLogger })
}

async function prepareRole(client: pg.Client, appUrl: string | undefined): Promise<Migrated> {
  if (appUrl) {
    const app = await reach(appUrl, 'DATABASE_APP_URL')
    await app.end()
    await grant(client, app.user ?? '')
    return { role: null }
  }
  const { rows } = await client.query(
    `select rolsuper or rolcreaterole as may from pg_roles where rolname = current_user`,
  )
  const { rows: existing } = await client.query(
    `select pg_has_role(current_user, oid, 'member') as member from pg_roles where rolname = $1`,
    [APP_ROLE],
  )
  if (existing.length === 0) {
    if (!rows[0]?.may) return { role: null }
    await client.query(`create role ${APP_ROLE} nologin`)
    await client.query(`grant ${APP_ROLE} to current_user`)
  } else if (!existing[0].member) {
    if (!rows[0]?.may) return { role: null }
    await client.query(`grant ${APP_ROLE} to current_user`)
  }
  await grant(client, APP_ROLE)
  return { role: APP_ROLE }
}

async function grant(client: pg.Client, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role)
  await client.query(`
    grant usage on schema public to ${name};
    grant select, insert, update, delete on all tables in schema public to ${name};
    grant usage, select on all sequences in schema public to ${name};
    grant execute on function enqueue_job, move_story_jobs, forget_in_ledger to ${name};
    revoke update, delete, truncate on ledger_entry, ledger_transfer from ${name};`)
}
