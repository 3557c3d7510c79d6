// The pool as the job queue gets it. The queue writes the end of a job without awaiting it, and repeats the write only after errors
// with certain codes; any other error would be an unhandled rejection and end the process. So errors that pass by themselves (a
// lost connection, a full disk) get such a code here.
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
  // A call with a callback is for the connection on which the queue listens. The queue itself opens that one again after an error.
  const connect = (callback?: Parameters<pg.Pool['connect']>[0]): unknown =>
    callback ? pool.connect(callback) : pool.connect().then(patientClient, sayAgain)
  return withOwn(pool, { connect })
}
