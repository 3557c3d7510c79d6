// The base of every call: the callers it admits, its way of writing, its rate limit. These are data of the contract;
// the server does not start when a call lacks them.
import { type AnyContractProcedure, ContractProcedure, oc, type Route } from '@orpc/contract'
import type { NewcomerAct } from '#rules/newcomers.ts'
import type { BotAction } from './bot-check.ts'
import { refuses } from './refusals.ts'

/**
 * Callers that a call admits, judged by the user's rows in the database, never by the class they act as. A `public`
 * call also reads the token if there is one. `account`: a valid token of an account, also one that is no user yet.
 */
export type Access = 'public' | 'account' | 'signed-in' | 'character' | 'owner' | 'master' | 'creator' | 'admin'

/**
 * Way in which a call writes. `read`: not at all. `keyed`: once per Idempotency-Key (reliability rules 1 and 2).
 * `safe`: safe to repeat by nature (page views, read marks). `session`: the identity calls, which work on the session
 * cookie.
 */
export type Effect = 'read' | 'keyed' | 'safe' | 'session'

/** Class of rate limit: reads are counted per process, sign-in and money in the database. */
export type LimitClass = 'read' | 'write' | 'money' | 'sign-in' | 'enrol' | 'preview' | 'letter' | 'book' | 'archive'

/**
 * Treatment of people between whom a block stands, in either direction. `none`: the call shows and reaches nobody but its
 * caller and the service, or what is official: openings, stories, masters and their works. `hides`: they are absent for each
 * other. `folds`: in scenarios and orders nothing vanishes, and who blocked sees the other folded. `refuses`: one cannot reach
 * the other, in the words of somebody who is not there.
 */
export type BlockTreatment = 'none' | 'hides' | 'folds' | 'refuses'

export type CallMeta = {
  access?: Access
  effect?: Effect
  limit?: LimitClass
  block?: BlockTreatment
  /** Whether the body is sent as application/x-www-form-urlencoded, which the specification requires of some calls. */
  form?: boolean
  /** Action of the bot check, whose token the header X-Bot-Check must bring. */
  bot?: BotAction
  /**
   * Of a read: whether it is answered by the database itself and never by a replica, which may be a second old and takes no
   * writes. Said of reads that keep something on the way.
   */
  newest?: true
  /** Whether it begins the session of its token, where another service let the user in. */
  begins?: true
  /** Kind of act for which new accounts have a limit of their own; such a call declares NEWCOMER_TOO_MANY. */
  newcomers?: NewcomerAct
  /** Whether an account whose user asked to leave may make it. */
  whileLeaving?: true
}

/** Adds access and key to the OpenAPI description of a call. */
const described =
  (access: Access, effect: Effect) =>
  (operation: Described): Described => ({
    ...operation,
    ...(access === 'public' ? { security: [] } : {}),
    ...(effect === 'keyed' ? { parameters: [...(operation.parameters ?? []), keyParameter] } : {}),
  })

type Described = Parameters<Extract<NonNullable<Route['spec']>, (...inputs: never[]) => unknown>>[0]

const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header' as const,
  required: true,
  description: 'One per action of the user, the same whenever it is sent again.',
  schema: { type: 'string' as const, format: 'uuid' },
}

/**
 * Declaration of a call, also known to the compiler: it decides the arguments of the handler
 * (src/server/platform/handlers.ts).
 */
type Declared<Who extends Access, How extends Effect> = CallMeta & { access?: Who; effect?: How }

const base = <Who extends Access, How extends Effect>(access: Who, effect: How, limit: LimitClass) =>
  oc
    .$meta<Declared<Who, How>>({ access, effect, limit })
    .errors(refuses('BAD_INPUT', 'UNAUTHORIZED', 'FORBIDDEN', 'TOO_MANY', 'BUSY', 'STORAGE_FULL'))

/** A call that reads: GET, no key. */
export const read = <Who extends Access>(access: Who, path: `/api/${string}`, limit: LimitClass = 'read') =>
  base(access, 'read', limit).route({ method: 'GET', path, spec: described(access, 'read') })

/** A call that reads by POST, because the specification requires it. */
export const lookUp = <Who extends Access>(access: Who, path: `/api/${string}`, limit: LimitClass = 'read') =>
  base(access, 'read', limit).route({ method: 'POST', path, spec: described(access, 'read') })

/** A call that writes exactly once per Idempotency-Key. */
export const write = <Who extends Access>(access: Who, path: `/api/${string}`, limit: LimitClass = 'write') =>
  base(access, 'keyed', limit)
    .route({ method: 'POST', path, spec: described(access, 'keyed') })
    .errors(refuses('KEY_MISSING', 'KEY_REUSED'))

/** A write that is safe to repeat by nature and needs no key (reliability rule 1). */
export const mark = <Who extends Access>(access: Who, path: `/api/${string}`) =>
  base(access, 'safe', 'write').route({ method: 'POST', path, spec: described(access, 'safe') })

/** A call on the session cookie: sign-in, sign-out, token renewal. Its Origin is checked. */
export const session = <Who extends Access>(access: Who, path: `/api/${string}`, limit: LimitClass) =>
  base(access, 'session', limit)
    .route({ method: 'POST', path, spec: described(access, 'session') })
    .errors(refuses('ORIGIN'))

type Treatments = BlockTreatment | ({ others: BlockTreatment } & Record<string, BlockTreatment>)
/** Names that treatments must share with the calls. */
type Named<Given> = Given extends string ? never : Exclude<Extract<keyof Given, string>, 'others'>

/**
 * The calls of an area with the treatment of blocks that each has.
 * @param treatments one for all, or one for some by name and one for the others
 */
export const treatingBlocks =
  <const Given extends Treatments>(treatments: Given) =>
  <Calls extends Record<string, AnyContractProcedure> & Record<Named<Given>, AnyContractProcedure>>(
    calls: Calls,
  ): Calls => {
    const byName: Record<string, BlockTreatment | undefined> =
      typeof treatments === 'string' ? { others: treatments } : treatments
    return Object.fromEntries(
      Object.entries(calls).map(([name, { '~orpc': of }]) => [
        name,
        new ContractProcedure({ ...of, meta: { ...of.meta, block: byName[name] ?? byName.others } }),
      ]),
    ) as Calls
  }
