// The refusals a call may answer: it declares the ones it can give with `refuses(...)`, so that the contract, the answer and
// the documentation say the same.
import { type RefusalCode, refusals } from '#rules/refusals/index.ts'
import type { Refusal } from '#rules/refusals/rows.ts'

/** The error map of a call: the refusals it may give beyond those that every call may give. */
export function refuses<const Code extends RefusalCode>(...codes: Code[]): Record<Code, Refusal> {
  return Object.fromEntries(codes.map(code => [code, refusals[code]])) as unknown as Record<Code, Refusal>
}
