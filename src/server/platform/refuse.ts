// Refusals: a declared code, with status and Japanese text from the contract.
import { ORPCError } from '@orpc/server'
import { type RefusalCode, refusals } from '#rules/refusals/index.ts'

/** Headers of a refusal: the time to wait, the allowed methods. */
export type RefusalHints = { retryAfterSeconds?: number; allow?: readonly string[] }

/** Error for a refusal, to be thrown anywhere below a handler. */
export function refuse(code: RefusalCode, hints: RefusalHints = {}): ORPCError<RefusalCode, unknown> {
  const { status, message } = refusals[code]
  return new ORPCError(code, { status, message, data: Object.keys(hints).length === 0 ? undefined : hints })
}
