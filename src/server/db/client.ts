// The connection to PostgreSQL: a bounded pool with time limits on every statement, drizzle on top, and the one way to
// run a transaction.
import type { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type Faults, faultOf } from '../platform/faults.ts'
import * as schema from './schema.ts'

// Counts and sums come as bigint, which pg reads as text; ours stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type Db = NodePgDatabase<typeof schema> & { $client: pg.Pool }
/** A transaction: what every verb that writes takes. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export type DbSettings = {
  url: string
  /** Most connections of this pool. */
  max: number
  /** Role the connections work as, or null for the user of the address. */
  role: string | null
  name: string
  /** Whether events written on these connections become Firestore documents as well (realtime/publish.ts). */
  documents?: boolean
  /** Where a full disk and damaged tables are remembered, for health and the log. */
  faults?: Pick<Faults, 'notice'> | undefined
}

/** No connection became free in this time: the answer is 503. */
const POOL_WAIT_MS = 2_000
const STATEMENT_TIMEOUT_MS = 10_000
const LOCK_TIMEOUT_MS = 5_000

export function createPool({ url, max, role, name, documents, faults }: DbSettings): pg.Pool {
  const options = [
    `-c statement_timeout=${STATEMENT_TIMEOUT_MS}`,
    `-c lock_timeout=${LOCK_TIMEOUT_MS}`,
    `-c idle_in_transaction_session_timeout=${STATEMENT_TIMEOUT_MS}`,
    '-c timezone=UTC',
    // A scan that stops at its limit reads the same pages each time, not those where another one stopped: they stay in memory.
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
  // An idle connection that breaks (a restarted database) is dropped by the pool; the next query opens a new one.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  if (faults) pool.on('connect', client => hearRefusals(client, faults))
  // The jobs try again by the code of an error, and let one without a code end the process.
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

/** Listens to every error answer of PostgreSQL on this connection, from calls, jobs and health alike. */
function hearRefusals(client: pg.PoolClient, faults: Pick<Faults, 'notice'>): void {
  const { connection } = client as pg.PoolClient & { connection: EventEmitter }
  connection.on('errorMessage', error => faults.notice(error))
}

export const createDb = (pool: pg.Pool) => drizzle(pool, { schema })

const RETRIES = 5
const serializationFailure = '40001'
const deadlock = '40P01'

/** The SQLSTATE of an error of the database, however it is wrapped. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code
  }
  return undefined
}

/** Whether an error says that the database could not be reached or had no connection free. */
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
 * drizzle's own transaction() on a pool never gives the connection back when BEGIN fails, as it does on a connection that
 * has just broken; so the connection is taken and given back here.
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

/** drizzle on one connection, made once for each: it reads through the whole schema. */
function onConnection(client: pg.PoolClient): OnConnection {
  const made = known.get(client) ?? drizzle(client, { schema })
  known.set(client, made)
  return made
}

/**
 * Runs `work` in one transaction. A deadlock or serialization failure is tried again, up to 5 times with jitter: the
 * transaction was rolled back, so nothing of it happened.
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
