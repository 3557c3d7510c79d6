// The connection to PostgreSQL: a bounded pool with time limits on every statement, drizzle on top, and the one way to
// run a transaction.
import type { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type Faults, faultOf } from '../platform/faults.ts'
import * as schema from './schema.ts'

// Counts and sums come as bigint, which pg reads as text; the service's numbers stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type Db = NodePgDatabase<typeof schema> & { $client: pg.Pool }
/** A transaction, the first argument of every function that writes. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export type DbSettings = {
  url: string
  /** Most connections of this pool. */
  max: number
  /** Role that the connections work as; null for the user in the address. */
  role: string | null
  name: string
  /** Whether events written on these connections also become Firestore documents (realtime/publish.ts). */
  documents?: boolean
  /** Collector of full disks and damaged tables, for health and the log. */
  faults?: Pick<Faults, 'notice'> | undefined
}

/** Longest wait for a free connection; after it the answer is 503. */
const POOL_WAIT_MS = 2_000
const STATEMENT_TIMEOUT_MS = 10_000
const LOCK_TIMEOUT_MS = 5_000

export function createPool({ url, max, role, name, documents, faults }: DbSettings): pg.Pool {
  const options = [
    `-c statement_timeout=${STATEMENT_TIMEOUT_MS}`,
    `-c lock_timeout=${LOCK_TIMEOUT_MS}`,
    `-c idle_in_transaction_session_timeout=${STATEMENT_TIMEOUT_MS}`,
    '-c timezone=UTC',
    // A worker takes longer to start than a page takes to read; for what takes long they still start.
    '-c parallel_setup_cost=10000',
    // Without it, parallel scans start where another one is, so a scan that stops at its limit reads other pages each time.
    // With it they read the same pages, which stay in memory.
    '-c synchronize_seqscans=off',
    ...(role ? [`-c role=${role}`] : []),
    ...(documents ? ['-c tsumugi.documents=on'] : []),
  ].join(' ')
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: name,
    options,
    connectionTimeoutMillis: POOL_WAIT_MS,
    idleTimeoutMillis: 30_000,
  })
  // The pool drops an idle connection that breaks (a restarted database); the next query opens a new one.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  if (faults) pool.on('connect', client => hearRefusals(client, faults))
  // The job queue retries by the code of an error, and an error without a code would end the process.
  const connect = pool.connect.bind(pool)
  const connectOrSayWhy = async (): Promise<pg.PoolClient> => {
    try {
      return await connect()
    } catch (error) {
      throw Object.assign(error as Error, { code: (error as { code?: string }).code ?? 'ETIMEDOUT' })
    }
  }
  pool.connect = ((callback?: Parameters<typeof connect>[0]) =>
    callback ? connect(callback) : connectOrSayWhy()) as typeof pool.connect
  return pool
}

/** Reports every error that PostgreSQL answers on this connection, from calls, jobs and health alike. */
function hearRefusals(client: pg.PoolClient, faults: Pick<Faults, 'notice'>): void {
  const { connection } = client as pg.PoolClient & { connection: EventEmitter }
  connection.on('errorMessage', error => faults.notice(error))
}

export const createDb = (pool: pg.Pool) => drizzle(pool, { schema })

const RETRIES = 5
const serializationFailure = '40001'
const deadlock = '40P01'

/** SQLSTATE of an error of the database, however it is wrapped; undefined without one. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code
  }
  return undefined
}

/** Whether an error means that the database could not be reached or had no free connection. */
export function isDatabaseDown(error: unknown): boolean {
  if (faultOf(error)) return false
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : ''
    if (/^(ECONN|ENOENT|EPIPE|ETIMEDOUT|57P0|08|53)/.test(code)) return true
    if (/Connection terminated|timeout exceeded when trying to connect|Client has encountered/.test(cause.message))
      return true
  }
  return false
}

/**
 * Transaction on a connection taken and released here. drizzle's own transaction() on a pool never releases the connection
 * when BEGIN fails, as it does on one that has just broken.
 */
async function inTransaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const client = await db.$client.connect()
  try {
    return await onConnection(client).transaction(work)
  } finally {
    client.release()
  }
}

type OnConnection = NodePgDatabase<typeof schema>
const known = new WeakMap<pg.PoolClient, OnConnection>()

/** drizzle on one connection. Made once for each, because making it reads the whole schema. */
function onConnection(client: pg.PoolClient): OnConnection {
  const made = known.get(client) ?? drizzle(client, { schema })
  known.set(client, made)
  return made
}

/**
 * Runs `work` in one transaction. After a deadlock or serialization failure, which rolls everything back, it is retried up
 * to 5 times with jitter.
 */
export async function transact<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTransaction(db, work)
    } catch (error) {
      const state = sqlState(error)
      if (attempt > RETRIES || (state !== serializationFailure && state !== deadlock)) throw error
      await sleep(Math.random() * 20 * 2 ** attempt)
    }
  }
}

/** Lets a transaction take as long as it needs, also while it waits for its turn: for the writing of a whole installation. */
export const withoutTimeouts = (tx: Tx): Promise<unknown> =>
  tx.execute(sql`select set_config(name, '0', true) from unnest(array['statement_timeout', 'lock_timeout',
    'idle_in_transaction_session_timeout']) as name`)
