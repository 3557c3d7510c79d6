// The first step of every rule: empty values pass, lists are checked element by element (doc3 §5).

/** What no rule but `required` objects to. What cannot be looked at is something. */
export function isEmpty(value: unknown): boolean {
  try {
    return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  } catch {
    return false
  }
}

/**
 * Whether a value holds: empty values do, of a list every element has to. What cannot even be looked at (an object that
 * throws when it becomes a text) does not.
 */
export function passes(value: unknown, test: (value: unknown) => boolean): boolean {
  try {
    if (isEmpty(value)) return true
    return Array.isArray(value) ? value.every(element => isEmpty(element) || test(element)) : test(value)
  } catch {
    return false
  }
}

/** The same for rules that judge the value as a text. */
export const passesAsText = (value: unknown, test: (text: string) => boolean): boolean =>
  passes(value, element => test(String(element)))

/** The same for rules that judge the value as a number; what is no number is NaN, which no comparison accepts. */
export const passesAsNumber = (value: unknown, test: (number: number) => boolean): boolean =>
  passes(value, element => test(Number(element)))
