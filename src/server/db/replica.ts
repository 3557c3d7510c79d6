// A streaming replica that answers reads (README, "Scaling out"). How far it has come is watched all the time, so that whether
// a read may go there is known without asking: what is there is less than a second old, and holds what the caller wrote last.
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { NEWEST_WRITTEN } from '#rules/written.ts'
import type { Logger } from '../platform/log.ts'
import { createDb, createPool, type Db, type DbSettings, isDatabaseDown, sqlState } from './client.ts'

/** Most milliseconds that what the replica answers may lie behind the database. */
export const REPLICA_FRESH_MS = 1_000
const WATCH_MS = 200
const ANSWER_PATIENCE_MS = 1_000
/** Connections that ask the database how far its log has come, after every write. */
const WATCHING = 3

/** States in which a standby gives up a read: a row that it needs was removed on the database, or it was asked to write. */
const conflict = '40001'
const deadlock = '40P01'
const readOnly = '25006'

export type ReplicaState = {
  usable: boolean
  /** Milliseconds that its content lies behind at most; null before the first look. */
  behindMs: number | null
  /** Reads that it answered, that the database answered instead, and that were begun here and repeated there. */
  reads: { replica: number; primary: number; repeated: number }
}

export type Replica = {
  db: Db
  /**
   * Whether a read may go to the replica, which counts it.
   * @param written place in the log that the caller's last write reached, as `place` gave it; NEWEST_WRITTEN for what is newest
   */
  serves: (written: string | undefined) => boolean
  /** Whether a read that failed there is to be repeated on the database. */
  hasFailed: (error: unknown, call: string) => boolean
  /** Place in the database's log that everything reached which is committed by now; NEWEST_WRITTEN when it cannot be asked. */
  place: () => Promise<string>
  state: () => ReplicaState
  close: () => Promise<void>
}

/** A place in the log as a number: exact up to eight petabytes of it. */
function placeNumber(place: string): number {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/.exec(place) ?? []
  if (high === undefined || low === undefined) return Number.POSITIVE_INFINITY
  return Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16)
}

type Look = { at: number; place: number }

/** @param settings of the connections to the database; `url` is the replica's, `primary` the database's */
export function openReplica(settings: DbSettings & { primary: string }, log: Logger): Replica {
  const { primary: primaryUrl, ...own } = settings
  const pool = createPool({ ...own, name: `${own.name}-replica` })
  const watcher = (url: string, max: number) => createPool({ ...own, url, max, name: `${own.name}-watch` })
  const [primary, there] = [watcher(primaryUrl, WATCHING), watcher(own.url, 1)]
  const reads = { replica: 0, primary: 0, repeated: 0 }
  let closed = false
  let reached = -1
  let coveredAt: number | null = null
  let waiting: Look[] = []
  let said = ''

  const look = async (): Promise<void> => {
    const at = performance.now()
    const { rows } = await ask<{ place: string }>(primary, 'select pg_current_wal_flush_lsn()::text as place')
    waiting.push({ at, place: placeNumber(rows[0]?.place ?? '') })
    const { rows: answers } = await ask<{ place: string | null; isReplica: boolean }>(
      there,
      'select pg_last_wal_replay_lsn()::text as place, pg_is_in_recovery() as "isReplica"',
    )
    const [answer] = answers
    if (!answer?.isReplica || answer.place === null) throw new Error('it is no replica')
    reached = placeNumber(answer.place)
    const covered = waiting.filter(({ place }) => place <= reached)
    coveredAt = covered.at(-1)?.at ?? coveredAt
    // Looks that it has not come to yet; the oldest of them says how far behind it is.
    waiting = waiting.slice(covered.length).slice(-100)
  }
  const say = (reason: string): void => {
    if (reason !== '' && said === '') log.warn({ reason }, 'the replica is not read for now')
    if (reason === '' && said !== '') log.info('the replica is read again')
    said = reason
  }
  const lose = (reason: string): void => {
    coveredAt = null
    waiting = []
    say(reason)
  }
  const watch = async (): Promise<void> => {
    while (!closed) {
      await look().then(
        () => say(isFresh() ? '' : 'it lies more than a second behind'),
        error => closed || lose((error as Error).message),
      )
      await sleep(WATCH_MS)
    }
  }
  const behindMs = (): number | null => (coveredAt === null ? null : performance.now() - coveredAt)
  const isFresh = (): boolean => (behindMs() ?? Number.POSITIVE_INFINITY) < REPLICA_FRESH_MS
  const watching = watch()

  return {
    db: createDb(pool),
    serves: written => {
      const may =
        isFresh() && (written === undefined || (written !== NEWEST_WRITTEN && placeNumber(written) <= reached))
      reads[may ? 'replica' : 'primary'] += 1
      return may
    },
    hasFailed: (error, call) => {
      const state = sqlState(error)
      const away = isDatabaseDown(error)
      if (!away && state !== conflict && state !== deadlock && state !== readOnly) return false
      reads.repeated += 1
      if (state === readOnly) log.error({ call }, 'a read writes: its contract has to say that it reads the newest')
      if (away) lose('a read found it away')
      return true
    },
    place: () =>
      ask<{ place: string }>(primary, 'select pg_current_wal_flush_lsn()::text as place').then(
        ({ rows }) => rows[0]?.place ?? NEWEST_WRITTEN,
        () => NEWEST_WRITTEN,
      ),
    state: () => ({ usable: isFresh(), behindMs: behindMs(), reads: { ...reads } }),
    close: async () => {
      closed = true
      await watching
      await Promise.all([pool.end(), primary.end(), there.end()])
    },
  }
}

/** Asks one short question; the answer of a stopped or paused machine is not waited for. */
async function ask<Row extends pg.QueryResultRow>(pool: pg.Pool, text: string): Promise<pg.QueryResult<Row>> {
  const asked = pool.query<Row>(text)
  const late = new AbortController()
  try {
    return await Promise.race([
      asked,
      sleep(ANSWER_PATIENCE_MS, undefined, { signal: late.signal }).then(() => {
        throw new Error('it does not answer')
      }),
    ])
  } finally {
    late.abort()
    asked.catch(() => {})
  }
}
