// Refusals: a declared code, with status and Japanese text from the contract.
import { ORPCError } from '@orpc/server'
import { type RefusalCode, refusals } from '#rules/refusals/index.ts'

/** Headers of a refusal: the time to wait, the allowed methods. */
export type RefusalHints = { retryAfterSeconds?: number; allow?: readonly string[] }

/** Whether an error is a refusal with this code; a database that is away, for example, is none. */
export const isRefused = (error: unknown, code: RefusalCode): boolean =>
  error instanceof ORPCError && error.code === code

/** Error for a refusal, to be thrown anywhere below a handler. */
export function refuse(code: RefusalCode, hints: RefusalHints = {}): ORPCError<RefusalCode, unknown> {
  const { status, message } = refusals[code]
  return new ORPCError(code, { status, message, data: Object.keys(hints).length === 0 ? undefined : hints })
}
