// The base of every call: who may make it, whether it writes, and how often. These are data of the contract; the server
// does not start when a call lacks them.
import { oc } from '@orpc/contract'
import { refuses } from './refusals.ts'

/**
 * Who may call. It is judged by what the user is (rows in the database), never by the class acted as.
 * `public` also reads the token where there is one.
 */
export type Access = 'public' | 'signed-in' | 'character' | 'owner' | 'master' | 'creator' | 'admin'

/**
 * How a call writes. `read`: not at all. `keyed`: once per Idempotency-Key (reliability.md rules 1 and 2). `safe`: safe
 * to repeat by nature (page views, read marks). `session`: the identity calls, which work on the session cookie.
 */
export type Effect = 'read' | 'keyed' | 'safe' | 'session'

/** The class of rate limit: reads are counted per process, sign-in and money in the database. */
export type LimitClass = 'read' | 'write' | 'money' | 'sign-in'

export type CallMeta = {
  access?: Access
  effect?: Effect
  limit?: LimitClass
  /** The body is sent as application/x-www-form-urlencoded, because the specification says so. */
  form?: boolean
}

const base = oc.$meta<CallMeta>({}).errors(refuses('BAD_INPUT', 'UNAUTHORIZED', 'FORBIDDEN', 'TOO_MANY', 'BUSY'))

/** A call that reads: GET, no key. */
export const read = (access: Access, path: `/api/${string}`) =>
  base.meta({ access, effect: 'read', limit: 'read' }).route({ method: 'GET', path })

/** A call that writes exactly once per Idempotency-Key. */
export const write = (access: Access, path: `/api/${string}`, limit: LimitClass = 'write') =>
  base
    .meta({ access, effect: 'keyed', limit })
    .route({ method: 'POST', path })
    .errors(refuses('KEY_MISSING', 'KEY_REUSED'))

/** A write that is safe to repeat by nature and needs no key (reliability.md rule 1). */
export const mark = (access: Access, path: `/api/${string}`) =>
  base.meta({ access, effect: 'safe', limit: 'write' }).route({ method: 'POST', path })

/** A call on the session cookie: sign-in, sign-out, token renewal. Its Origin is checked. */
export const session = (access: Access, path: `/api/${string}`, limit: LimitClass) =>
  base.meta({ access, effect: 'session', limit }).route({ method: 'POST', path }).errors(refuses('ORIGIN'))
