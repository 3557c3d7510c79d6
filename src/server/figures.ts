// Figures of the parts of the process for /metrics, read when somebody asks for them.
import type pg from 'pg'
import type { Replica } from './db/replica.ts'
import type { Health } from './health.ts'
import type { Places } from './platform/http/places.ts'
import type { Metrics } from './platform/metrics.ts'

type Parts = {
  pool: pg.Pool
  /** Connections of the job queue; null where this process runs no jobs. */
  jobPool: pg.Pool | null
  replica: Replica | null
  health: () => Promise<Health>
  places: Places
  streams: () => number
}

export function watchParts(metrics: Metrics, { pool, jobPool, replica, health, places, streams }: Parts): void {
  metrics.watch({
    name: 'tsumugi_part_works',
    help: 'Whether a part works, as /healthz says: 1, or 0.',
    label: 'part',
    read: async () =>
      Object.fromEntries(
        Object.entries(await health()).map(([part, state]) => [part, state === 'ok' || state === 'off' ? 1 : 0]),
      ),
  })
  metrics.watch({
    name: 'tsumugi_database_connections',
    help: 'Connections of this process to the database: in use, idle, and requests that wait for one.',
    label: 'state',
    read: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  })
  metrics.watch({
    name: 'tsumugi_calls_under_way',
    help: 'Calls under way in this process, and the reads that may be: fewer while calls take long.',
    label: 'what',
    read: () => {
      const { underWay, most } = places.state()
      return { now: underWay, most }
    },
  })
  metrics.watch({
    name: 'tsumugi_calls_turned_away',
    help: 'Calls that were told to come later since the start, because too many were under way.',
    label: 'urgency',
    read: () => places.state().turnedAway,
  })
  metrics.watch({
    name: 'tsumugi_streams',
    help: 'Streams of events that are open in this process.',
    read: streams,
  })
  if (jobPool) {
    metrics.watch({
      name: 'tsumugi_jobs',
      help: 'Jobs in the queue of all processes: due, oldest_due_seconds (how long the first waits), given_up.',
      label: 'what',
      read: async () => {
        const { rows } = await jobPool.query<Record<string, number>>(`
          select count(*) filter (where run_at <= now() and attempts < max_attempts) as due,
            coalesce(extract(epoch from now() - min(run_at) filter (where run_at <= now() and attempts < max_attempts)), 0)::float8
              as oldest_due_seconds,
            count(*) filter (where attempts >= max_attempts) as given_up
          from graphile_worker.jobs`)
        return rows[0] ?? {}
      },
    })
  }
  if (replica) {
    metrics.watch({
      name: 'tsumugi_replica_behind_seconds',
      help: 'How far the replica lies behind at most; absent while it cannot be asked.',
      label: 'replica',
      read: () => {
        const { behindMs } = replica.state()
        return behindMs === null ? {} : { first: behindMs / 1000 }
      },
    })
    metrics.watch({
      name: 'tsumugi_replica_reads',
      help: 'Reads of this process: answered by the replica, by the database instead, and repeated there.',
      label: 'by',
      read: () => replica.state().reads,
    })
  }
}
