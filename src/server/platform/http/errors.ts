// Errors of calls as declared refusals: the caller gets code and text, the log gets the details under the request's id.
import { ORPCError } from '@orpc/server'
import { type RefusalCode, refusals } from '#rules/refusals/index.ts'
import { isDatabaseDown, sqlState } from '../../db/client.ts'
import { faultOf } from '../faults.ts'
import { isStoreAway } from '../files.ts'
import type { Logger } from '../log.ts'
import { type RefusalHints, refuse } from '../refuse.ts'
import { TooBusy } from '../turns.ts'

export type Refused = ORPCError<string, unknown>

const RETRY_SECONDS = 2
const FULL_RETRY_SECONDS = 60
const queryCanceled = '57014'
const lockNotAvailable = '55P03'
const badText = new Set(['22021', '22P05'])

/** Refusal to answer for an error thrown by a call. Unknown errors are logged, and their answer gives no details. */
export function toRefusal(error: unknown, log: Logger): Refused {
  if (error instanceof ORPCError) {
    if (isDeclared(error.code)) return error
    if (error.code === 'BAD_REQUEST') return refuse(error.cause instanceof SyntaxError ? 'MALFORMED' : 'BAD_INPUT')
    if (error.code === 'PAYLOAD_TOO_LARGE') return refuse('TOO_LARGE')
    if (error.code === 'NOT_FOUND') return refuse('NOT_FOUND')
  }
  const met = faultOf(error)
  if (met?.fault === 'full') {
    log.warn({ part: met.part, reason: met.reason }, 'the disk is full')
    return refuse('STORAGE_FULL', { retryAfterSeconds: FULL_RETRY_SECONDS })
  }
  if (isStoreAway(error)) {
    log.warn({ reason: describe(error) }, 'the file store could not be reached')
    return refuse('BUSY', { retryAfterSeconds: RETRY_SECONDS })
  }
  if (isDatabaseDown(error)) {
    log.warn({ reason: describe(error) }, 'the database could not be reached')
    return refuse('BUSY', { retryAfterSeconds: RETRY_SECONDS })
  }
  if (error instanceof TooBusy) {
    log.warn({ reason: describe(error) }, 'a line was full')
    return refuse('BUSY', { retryAfterSeconds: RETRY_SECONDS })
  }
  const state = sqlState(error)
  if (state === queryCanceled || state === lockNotAvailable) {
    log.warn({ state }, 'a statement took too long')
    return refuse('BUSY', { retryAfterSeconds: RETRY_SECONDS })
  }
  if (state && badText.has(state)) return refuse('BAD_INPUT')
  log.error({ error: describe(error), stack: error instanceof Error ? error.stack : undefined }, 'a call failed')
  return refuse('INTERNAL')
}

const isDeclared = (code: string): code is RefusalCode => code in refusals

/** The body of every refusal (G26). */
export const refusalBody = (error: { code: string; message: string }) => ({
  errorMessage: error.message,
  code: error.code,
})

/** Headers of a refusal. */
export function refusalHeaders(error: Refused): Record<string, string> {
  const { retryAfterSeconds, allow } = (error.data ?? {}) as RefusalHints
  return {
    ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
    ...(allow === undefined ? {} : { allow: allow.join(', ') }),
  }
}

/** Message of an error and of its causes. Statements are left out, because their values may be a user's texts. */
function describe(error: unknown): string {
  const parts: string[] = []
  for (let cause = error; cause instanceof Error && parts.length < 4; cause = cause.cause) {
    parts.push(cause.message.startsWith('Failed query') ? 'Failed query' : cause.message)
  }
  return parts.join(' <- ') || String(error)
}
