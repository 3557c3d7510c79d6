// The pool as the job queue gets it. The queue writes the end of a job without waiting for it, and writes it again only after an
// error of certain codes: any other one would be a promise that nobody hears, and end the process. So an error that passes by
// itself (a lost connection, a full disk) has such a code here.
import type pg from 'pg'
import { isDatabaseDown } from '../../db/client.ts'
import { faultOf } from '../faults.ts'

/** Code after which the queue tries again, some seconds later. */
const AGAIN = 'ETIMEDOUT'

function sayAgain(error: unknown): never {
  if (error instanceof Error && (isDatabaseDown(error) || faultOf(error))) throw Object.assign(error, { code: AGAIN })
  throw error
}

/** A thing whose members work on the thing itself; some are replaced. */
const withOwn = <Thing extends object>(thing: Thing, own: Partial<Record<keyof Thing, unknown>>): Thing =>
  new Proxy(thing, {
    get: (target, name) => {
      if (name in own) return own[name as keyof Thing]
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

const patientClient = (client: pg.PoolClient): pg.PoolClient => {
  const ask = client.query.bind(client) as (...given: unknown[]) => unknown
  const query = (...given: unknown[]): unknown => {
    const asked = ask(...given)
    return asked instanceof Promise ? asked.catch(sayAgain) : asked
  }
  return withOwn(client, { query })
}

export function patientPool(pool: pg.Pool): pg.Pool {
  // With a callback it is asked for the connection on which the queue listens, which it opens anew by itself.
  const connect = (callback?: Parameters<pg.Pool['connect']>[0]): unknown =>
    callback ? pool.connect(callback) : pool.connect().then(patientClient, sayAgain)
  return withOwn(pool, { connect })
}
