// Refusals: a declared code, whose status and Japanese text come from the contract.
import { ORPCError } from '@orpc/server'
import { type RefusalCode, refusals } from '#rules/refusals/index.ts'

/** What goes with a refusal as headers: when to come again, which methods there are instead. */
export type RefusalHints = { retryAfterSeconds?: number; allow?: readonly string[] }

/** The refusal of a code. Throw it anywhere below a handler. */
export function refuse(code: RefusalCode, hints: RefusalHints = {}): ORPCError<RefusalCode, unknown> {
  const { status, message } = refusals[code]
  return new ORPCError(code, { status, message, data: Object.keys(hints).length === 0 ? undefined : hints })
}
