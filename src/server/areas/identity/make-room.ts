// Limit of what a process remembers for a while.

/** Leaves room for one more of at most `most` entries: removes those whose time (Date.now()) is over, or else the oldest. */
export function makeRoom(known: Map<string, { until: number }>, most: number): void {
  if (known.size < most) return
  const now = Date.now()
  for (const [key, { until }] of known) if (until <= now) known.delete(key)
  for (const key of known.keys()) {
    if (known.size < most) return
    known.delete(key)
  }
}
