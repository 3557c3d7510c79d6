// Checks made from rules. The `.check(...)` of zod (server) and of zod/mini (browser) both accept them, because both
// libraries are made on the same core and a check of zod/mini is the core's own.
import { refine } from 'zod/mini'
import type { CheckName } from '../messages/checks.ts'

/** One rule with its message. It accepts any value, so it fits a schema of any type. */
export type Check = ReturnType<typeof refine<unknown>>

/** Makes a check. Its issue carries the rule's name in `params`, for callers that need to know which rule failed. */
export const check = (rule: CheckName, message: string, holds: (value: unknown) => boolean | Promise<boolean>): Check =>
  refine<unknown>(holds, { error: message, params: { rule } })

/** Makes a check between two fields of one form: it judges the whole form, and its message stands at one field. */
export const checkBetween = (
  rule: CheckName,
  message: string,
  field: string,
  target: string,
  holds: (value: unknown, targetValue: unknown) => boolean,
): Check =>
  refine<unknown>(form => holds(fieldOf(form, field), fieldOf(form, target)), {
    error: message,
    path: [field],
    params: { rule },
  })

function fieldOf(form: unknown, name: string): unknown {
  try {
    return typeof form === 'object' && form !== null ? (form as Record<string, unknown>)[name] : undefined
  } catch {
    return undefined
  }
}
