// The first step of every rule: empty values pass, lists are checked element by element (doc3 §5).

/**
 * Whether a value is empty, which every rule but `required` accepts. A value that cannot be read (a revoked proxy) is
 * not empty.
 */
export function isEmpty(value: unknown): boolean {
  try {
    return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  } catch {
    return false
  }
}

/**
 * Whether a value passes a test: empty values do, and lists when every element does. A value that cannot be read (an
 * object that throws when it becomes a text) fails.
 */
export function passes(value: unknown, test: (value: unknown) => boolean): boolean {
  try {
    if (isEmpty(value)) return true
    return Array.isArray(value) ? value.every(element => isEmpty(element) || test(element)) : test(value)
  } catch {
    return false
  }
}

/** `passes` for rules that judge the value as a text. */
export const passesAsText = (value: unknown, test: (text: string) => boolean): boolean =>
  passes(value, element => test(String(element)))

/** `passes` for rules that judge the value as a number; other values become NaN, which no comparison accepts. */
export const passesAsNumber = (value: unknown, test: (number: number) => boolean): boolean =>
  passes(value, element => test(Number(element)))
