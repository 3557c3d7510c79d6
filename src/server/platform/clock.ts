// The one clock of the server. All code takes the time from it, so that tests can set it.

export type Clock = { now: () => Date }

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still until it is moved. */
export function fixedClock(start: Date | string): Clock & { set: (to: Date | string) => void } {
  let current = new Date(start)
  return {
    now: () => new Date(current),
    set: to => {
      current = new Date(to)
    },
  }
}
