// Refusals that a call may answer. Each call declares them with `refuses(...)`, so that the contract, the answer and
// the documentation agree.
import { type RefusalCode, refusals } from '#rules/refusals/index.ts'
import type { Refusal } from '#rules/refusals/rows.ts'

/** The error map of a call: its refusals besides those that every call may give. */
export function refuses<const Code extends RefusalCode>(...codes: Code[]): Record<Code, Refusal> {
  return Object.fromEntries(codes.map(code => [code, refusals[code]])) as unknown as Record<Code, Refusal>
}
