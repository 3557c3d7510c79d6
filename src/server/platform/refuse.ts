// How the server says no: a declared code, whose status and Japanese text come from the contract.
import { ORPCError } from '@orpc/server'
import { refusalOf } from '#contract/refusals.ts'
import type { RefusalCode } from '#rules/messages/refusals.ts'

/** The refusal of a code. Throw it anywhere below a handler. */
export function refuse(
  code: RefusalCode,
  options: { retryAfterSeconds?: number } = {},
): ORPCError<RefusalCode, unknown> {
  const { status, message } = refusalOf(code)
  return new ORPCError(code, {
    status,
    message,
    data: options.retryAfterSeconds === undefined ? undefined : { retryAfterSeconds: options.retryAfterSeconds },
  })
}
