// Time that screens show. It stands while a page is rendered on a server, and on the device until the app has taken that page
// over: both make the same words of it, and times left, which are soon untrue, are left to the dates beside them.
let standsAt: number | null = null
const waiting = new Set<() => void>()

/** Time for what is shown: that of the rendering while the clock stands, else the device's. */
export const clockNow = (): number => standsAt ?? Date.now()

export const clockStands = (): boolean => standsAt !== null

export function stopClock(at: number): void {
  standsAt = at
}

/** Lets the clock run, and tells whoever waits for it. */
export function startClock(): void {
  standsAt = null
  for (const run of waiting) run()
  waiting.clear()
}

/** Runs `run` when a clock that stands runs again. Returns the function that forgets it. */
export function whenClockRuns(run: () => void): () => void {
  waiting.add(run)
  return () => waiting.delete(run)
}
