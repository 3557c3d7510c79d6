// The base of every handler (handlersOf in handlers.ts). Before a handler runs, the caller is identified and checked, the
// limit is counted, and the Origin of session calls is checked.
import { implement } from '@orpc/server'
import { BOT_HEADER } from '#contract/bot-check.ts'
import type { Access, CallMeta } from '#contract/call.ts'
import { contract } from '#contract/index.ts'
import { WRITTEN_HEADER } from '#rules/written.ts'
import type { Db, Tx } from '../db/client.ts'
import type { CallContext, Caller, RequestContext, Viewer } from './context.ts'
import { answerOf, type KeyedCall, once } from './idempotency/once.ts'
import { refuse } from './refuse.ts'
import { type AdminId, adminOf, isCreator, isMaster, isNewcomer } from './rights.ts'

const base = implement(contract).$context<RequestContext>()

export const calls = base.use(async ({ context, next, procedure, path }) => {
  const meta: CallMeta = procedure['~orpc'].meta
  const call = path.join('.')
  // An admission holds for one call only; for another one the caller is checked again.
  const { admitted } = context
  const caller = admitted?.call === call ? admitted.caller : await admit(context, meta)
  const { replica } = context
  const run = (db: Db) => next({ context: { ...context, ...caller, meta, call, db } })
  if (!replica) return run(context.db)
  if (meta.effect !== 'read') {
    const answer = await run(context.db)
    context.response.setHeader(WRITTEN_HEADER, await replica.place())
    return answer
  }
  if (meta.newest || !replica.serves(writtenOf(context))) return run(context.db)
  // Rights were judged by the database itself; only the answer is read from the replica.
  try {
    return await run(replica.db)
  } catch (error) {
    if (!replica.hasFailed(error, call)) throw error
    return run(context.db)
  }
})

/** Reach of the caller's last write, as its answer said. */
const writtenOf = ({ request }: RequestContext): string | undefined => {
  const header = request.headers[WRITTEN_HEADER]
  return typeof header === 'string' ? header : undefined
}

/**
 * Decides whether a call may be made by its headers alone, over HTTP before the body is read.
 * @throws UNAUTHORIZED, FORBIDDEN, ORIGIN, TOO_MANY, NEWCOMER_TOO_MANY
 */
export async function admit(context: RequestContext, meta: CallMeta): Promise<Caller> {
  const viewer = meta.access === 'account' ? await accountOf(context, meta) : await viewerOf(context, meta.begins)
  if (meta.effect === 'session') checkOrigin(context)
  await context.limits.take(meta.limit ?? 'read', viewer && meta.limit !== 'sign-in' ? viewer.userId : context.address)
  const adminId = await authorize(context.db, meta.access, viewer)
  if (meta.newcomers && viewer && (await isNewcomer(context.db, viewer.userId, context.clock.now())))
    await context.limits.take(`new-${meta.newcomers}`, viewer.userId)
  if (meta.bot) await context.bots.check(meta.bot, botTokenOf(context))
  return { viewer, adminId }
}

/**
 * The caller by the bearer token. An invalid token is 401 even on public calls: the client renews it. @throws UNAUTHORIZED
 */
export async function viewerOf(context: RequestContext, begins = false): Promise<Viewer | null> {
  const token = bearerOf(context)
  if (token === null) return null
  if (begins && token) await context.identity.beginSession?.(token, context.request.headers['user-agent'])
  const viewer = token ? await context.identity.verify(token) : null
  if (viewer) return viewer
  // Attempts with invalid tokens are counted too.
  await context.limits.take('read', context.address)
  throw refuse('UNAUTHORIZED')
}

/** The account of the bearer token, also one that is no user yet. @throws UNAUTHORIZED, ACCOUNT_LEAVING */
async function accountOf(context: RequestContext, meta: CallMeta): Promise<Viewer | null> {
  const token = bearerOf(context)
  if (token === null) return null
  const account = token ? await context.identity.account(token) : null
  if (account?.isLeaving && !meta.whileLeaving) throw refuse('ACCOUNT_LEAVING')
  if (account) return { userId: account.userId, ...(account.mailaddress ? { mailaddress: account.mailaddress } : {}) }
  await context.limits.take('read', context.address)
  throw refuse('UNAUTHORIZED')
}

/** Content of the header X-Bot-Check. */
export function botTokenOf({ request }: RequestContext): string | undefined {
  const header = request.headers[BOT_HEADER]
  return typeof header === 'string' ? header : undefined
}

/** @returns the caller as an admin when the call is for admins */
async function authorize(db: Db, access: Access | undefined, viewer: Viewer | null): Promise<AdminId | null> {
  if (access === 'public') return null
  if (!viewer) throw refuse('UNAUTHORIZED')
  if (access === undefined) throw refuse('FORBIDDEN')
  // Only masters, creators and admins are checked here, because that depends on no input. Rights to a thing (a character, an owner's)
  // are checked where the verb runs (handlers.ts), in the transaction of the write.
  if (access === 'master' && !(await isMaster(db, viewer.userId))) throw refuse('FORBIDDEN')
  if (access === 'creator' && !(await isCreator(db, viewer.userId))) throw refuse('FORBIDDEN')
  if (access !== 'admin') return null
  const adminId = await adminOf(db, viewer.userId)
  if (!adminId) throw refuse('FORBIDDEN')
  return adminId
}

/**
 * Checks the Origin of session calls, which act on a cookie and so must come from the service's own pages (G52). @throws
 * ORIGIN
 */
export function checkOrigin({ request, origin }: RequestContext): void {
  if (request.headers.origin !== origin) throw refuse('ORIGIN')
}

/** The bearer token: null without one, undefined for a header that is none. */
function bearerOf({ request }: RequestContext): string | null | undefined {
  const header = request.headers.authorization
  return header ? /^Bearer ([\w.~+/-]{1,4096}=*)$/.exec(header)?.[1] : null
}

type SignedInContext = CallContext & { call: string }

/** The signed-in caller, for handlers of calls that are not public. */
export function viewerOrRefuse(context: { viewer: Viewer | null }): Viewer {
  if (!context.viewer) throw refuse('UNAUTHORIZED')
  return context.viewer
}

/** The caller, who must be the user that an input names. @throws FORBIDDEN */
export function selfOrRefuse(context: { viewer: Viewer | null }, userId: string): Viewer {
  const viewer = viewerOrRefuse(context)
  if (viewer.userId !== userId) throw refuse('FORBIDDEN')
  return viewer
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** @throws KEY_MISSING */
function keyedCall(context: SignedInContext, input: unknown): KeyedCall & { viewer: Viewer } {
  const viewer = viewerOrRefuse(context)
  const key = context.request.headers['idempotency-key']
  if (typeof key !== 'string' || !UUID.test(key)) throw refuse('KEY_MISSING')
  const now = context.clock.now()
  return { userId: viewer.userId, key: key.toLowerCase(), call: context.call, input, now, viewer }
}

/** Runs the effect of a keyed write once per Idempotency-Key and caller. */
export function writeOnce<Answer>(
  context: SignedInContext,
  input: unknown,
  effect: (tx: Tx, write: { viewer: Viewer; now: Date }) => Promise<Answer>,
): Promise<Answer> {
  const { viewer, ...call } = keyedCall(context, input)
  return once(context.db, call, tx => effect(tx, { viewer, now: call.now }))
}

/**
 * The stored answer for the key of a write, or null: for writes with work to do before their transaction.
 * @throws KEY_MISSING, KEY_REUSED
 */
export function answeredBefore<Answer>(context: SignedInContext, input: unknown): Promise<Answer | null> {
  const { viewer: _, ...call } = keyedCall(context, input)
  return answerOf<Answer>(context.db, call)
}
