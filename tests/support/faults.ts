// A pool whose connections break at a statement of the test's choice: before it is sent, or after the database has carried
// it out and before the answer is read.
import type pg from 'pg'

export type Moment = 'before' | 'after'

export type FaultyPool = {
  pool: pg.Pool
  /** Breaks the connection at the `nth` statement from now on. */
  breakAt: (nth: number, moment: Moment) => void
  /** Whether a connection broke. Breaks nothing from now on. */
  didBreak: () => boolean
  /** Number of statements between the last `breakAt` and `didBreak`. */
  made: () => number
}

type Query = (...args: unknown[]) => unknown
type Breakable = { query: Query; connection: { stream: { destroy: () => void } } }

const LOST = 'Connection terminated unexpectedly'

export function withFaults(pool: pg.Pool): FaultyPool {
  let left = Number.POSITIVE_INFINITY
  let moment: Moment = 'before'
  let broke = false
  let statements = 0
  let made = 0
  pool.on('connect', connected => {
    const client = connected as unknown as Breakable
    const query = client.query.bind(client)
    client.query = (...args) => {
      left -= 1
      statements += 1
      if (left !== 0) return query(...args)
      broke = true
      const cut = () => client.connection.stream.destroy()
      return moment === 'before' ? cutBefore(query, args, cut) : cutAfter(query, args, cut)
    }
  })
  return {
    pool,
    breakAt: (nth, when) => {
      left = nth
      moment = when
      broke = false
      statements = 0
    },
    didBreak: () => {
      left = Number.POSITIVE_INFINITY
      made = statements
      return broke
    },
    made: () => made,
  }
}

function cutBefore(query: Query, args: unknown[], cut: () => void): unknown {
  cut()
  return query(...args)
}

function cutAfter(query: Query, args: unknown[], cut: () => void): unknown {
  const callback = args.at(-1)
  if (typeof callback === 'function') {
    return query(...args.slice(0, -1), () => {
      cut()
      callback(new Error(LOST))
    })
  }
  return (query(...args) as Promise<unknown>).then(() => {
    cut()
    throw new Error(LOST)
  })
}
