// The two clocks of the server, from which all code takes the time so that tests can set it: that of the system, and story time.
import type { Db, Tx } from '../db/client.ts'

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

/**
 * Story time: the time of scenarios, missions and everything with dates of its own. Where the demo runs it can be ahead of the system's
 * clock (story-time.ts), so it is read in the transaction that decides by it; everywhere else both are the same.
 */
export type StoryClock = { now: (db: Db | Tx) => Promise<Date> }

/** Story time of a server without a demo. */
export const unmovedStory = (clock: Clock): StoryClock => ({ now: async () => clock.now() })
