// Events that come many times in a row, told in one line of the log, so that an attack does not fill it.

/** Time over which events are collected. */
const TELL_MS = 10_000

/** @param say writes how often each has happened. @returns the function that counts one */
export function createTeller(say: (counts: Record<string, number>) => void): (what: string) => void {
  const counts = new Map<string, number>()
  return what => {
    counts.set(what, (counts.get(what) ?? 0) + 1)
    if (counts.size > 1 || counts.get(what) !== 1) return
    setTimeout(() => {
      say(Object.fromEntries(counts))
      counts.clear()
    }, TELL_MS).unref()
  }
}
