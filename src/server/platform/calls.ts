// The base that handlersOf (handlers.ts) makes every handler from. Before a handler runs, the caller is known and allowed, the
// limit is counted, the Origin of session calls is checked.
import { implement } from '@orpc/server'
import type { Access, CallMeta } from '#contract/call.ts'
import { contract } from '#contract/index.ts'
import type { Db, Tx } from '../db/client.ts'
import type { CallContext, Caller, RequestContext, Viewer } from './context.ts'
import { answerOf, type KeyedCall, once } from './idempotency/once.ts'
import { refuse } from './refuse.ts'
import { type AdminId, adminOf } from './rights.ts'

const base = implement(contract).$context<RequestContext>()

export const calls = base.use(async ({ context, next, procedure, path }) => {
  const meta: CallMeta = procedure['~orpc'].meta
  const call = path.join('.')
  // Admission holds for one call only: for another one the caller is checked again.
  const { admitted } = context
  const caller = admitted?.call === call ? admitted.caller : await admit(context, meta)
  return next({ context: { ...context, ...caller, meta, call } })
})

/**
 * Judges whether a call may be made, by its headers alone: over HTTP that is before its body is read.
 * @throws UNAUTHORIZED, FORBIDDEN, ORIGIN, TOO_MANY
 */
export async function admit(context: RequestContext, meta: CallMeta): Promise<Caller> {
  const viewer = await viewerOf(context)
  if (meta.effect === 'session') checkOrigin(context)
  await context.limits.take(meta.limit ?? 'read', viewer && meta.limit !== 'sign-in' ? viewer.userId : context.address)
  const adminId = await authorize(context.db, meta.access, viewer)
  return { viewer, adminId }
}

/** The caller by the bearer token. A token that is no longer good is 401 even on public calls: the client renews it. */
async function viewerOf(context: RequestContext): Promise<Viewer | null> {
  const header = context.request.headers.authorization
  if (!header) return null
  const token = /^Bearer ([\w.~+/-]{1,4096}=*)$/.exec(header)?.[1]
  const viewer = token ? await context.identity.verify(token) : null
  if (viewer) return viewer
  // Trying tokens is counted too.
  await context.limits.take('read', context.address)
  throw refuse('UNAUTHORIZED')
}

/** @returns the caller as an admin, where the call is for admins */
async function authorize(db: Db, access: Access | undefined, viewer: Viewer | null): Promise<AdminId | null> {
  if (access === 'public') return null
  if (!viewer) throw refuse('UNAUTHORIZED')
  if (access === undefined) throw refuse('FORBIDDEN')
  // Being an admin hangs on nothing the call names; rights to a thing (a character, an owner's) are judged where its verb
  // is run (handlers.ts), in the transaction of its write.
  if (access !== 'admin') return null
  const adminId = await adminOf(db, viewer.userId)
  if (!adminId) throw refuse('FORBIDDEN')
  return adminId
}

/** Session calls act on a cookie, so they must come from our own pages (G52). */
function checkOrigin({ request, origin }: RequestContext): void {
  if (request.headers.origin !== origin) throw refuse('ORIGIN')
}

type SignedInContext = CallContext & { call: string }

/** The signed-in caller; handlers of calls that are not public use it. */
export function viewerOrRefuse(context: { viewer: Viewer | null }): Viewer {
  if (!context.viewer) throw refuse('UNAUTHORIZED')
  return context.viewer
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
 * What the key of a write was answered before, or null: for writes that have work to do before their transaction.
 * @throws KEY_MISSING, KEY_REUSED
 */
export function answeredBefore<Answer>(context: SignedInContext, input: unknown): Promise<Answer | null> {
  const { viewer: _, ...call } = keyedCall(context, input)
  return answerOf<Answer>(context.db, call)
}
