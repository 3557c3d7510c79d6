// What a start reads from the device: who was here, and what that user read before. Both in one transaction and at the very
// beginning, so that the answer is there when the screens are ready for it: every question of its own costs a slow phone a
// turn, and the turns come between other work.
import { answered, withStore } from './storage.ts'

let early: { key: string; value: Promise<unknown> } | null = null

/**
 * Reads `first`.
 * @param next what is read beside it, by what the first read said; for whoever takes it
 */
export const readFirst = <Value>(first: string, next: (value: Value) => string | null): Promise<Value | undefined> =>
  withStore('keyval', 'readonly', async store => {
    const value = await answered<Value | undefined>(store.get(first))
    const key = value === undefined ? null : next(value)
    if (key !== null) {
      const reading = answered(store.get(key))
      // Whoever takes it hears of a failure, and so does nobody when nobody does.
      reading.catch(() => {})
      early = { key, value: reading }
    }
    return value
  })

/** What was read ahead under that name. Once: whoever comes later reads what is there by then. */
export function takeEarly(key: string): Promise<unknown> | null {
  const taken = early?.key === key ? early.value : null
  early = null
  return taken
}

/** What was read ahead is no longer true, or no longer anybody's. */
export function dropEarly(): void {
  early = null
}
