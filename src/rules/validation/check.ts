// Checks made from rules: each is a value that `.check(...)` of zod (server) and of zod/mini (browser) take alike: both are
// made on the same core, and what zod/mini gives is the core's own check.
import { refine } from 'zod/mini'
import type { CheckName } from '../messages/checks.ts'

/** One rule with its message. It judges any value, so it fits a schema of any type. */
export type Check = ReturnType<typeof refine<unknown>>

/** The issue carries the rule's name in `params`, for who has to know which of the rules it was. */
export const check = (rule: CheckName, message: string, holds: (value: unknown) => boolean | Promise<boolean>): Check =>
  refine<unknown>(holds, { error: message, params: { rule } })

/** A rule between two fields of one form: it judges the whole, and its message stands at one field. */
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
