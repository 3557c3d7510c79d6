// Reads of a start from the device: the session hint, and the stored reads of its user. Both in one transaction at the very
// beginning, so that the data is there when the screens are ready: on a slow phone every separate request waits its turn
// between other work.
import { answered, withStore } from './storage.ts'

let early: { key: string; value: Promise<unknown> } | null = null

/**
 * Reads the key `first`.
 * @param next second key, chosen by the first value; its value is kept for `takeEarly`
 */
export const readFirst = <Value>(first: string, next: (value: Value) => string | null): Promise<Value | undefined> =>
  withStore('keyval', 'readonly', async store => {
    const value = await answered<Value | undefined>(store.get(first))
    const key = value === undefined ? null : next(value)
    if (key !== null) {
      const reading = answered(store.get(key))
      // Marks the rejection as handled: takers of the promise still get it, and without one it would be reported as
      // uncaught.
      reading.catch(() => {})
      early = { key, value: reading }
    }
    return value
  })

/** Value that was read in advance under a key. Given once; later callers read the current value themselves. */
export function takeEarly(key: string): Promise<unknown> | null {
  const taken = early?.key === key ? early.value : null
  early = null
  return taken
}

/** Drops the value read in advance, because it is outdated or belongs to another user. */
export function dropEarly(): void {
  early = null
}
