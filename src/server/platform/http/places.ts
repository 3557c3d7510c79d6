// Places for calls under way: as many as the process answers in time, by its measurements of the last moments. A call without a
// place is told at once to come later, reads of guests first and writes last, so that admitted calls are answered soon.
import type { CallMeta } from '#contract/call.ts'
import type { Logger } from '../log.ts'
import { refuse } from '../refuse.ts'
import { createTeller } from './teller.ts'

/** The order in which calls are told to come later. */
const URGENCIES = ['guest', 'read', 'write'] as const
export type Urgency = (typeof URGENCIES)[number]

/** Part of the places that may be taken when a call comes. */
const SHARE: Record<Urgency, number> = { guest: 0.75, read: 1, write: 1.5 }
/** Time that a call may take, as a multiple of a read's: by the goals of B19. */
const PATIENCE: Record<Urgency, number> = { guest: 1, read: 1, write: 2 }

export type PlaceCaps = {
  /** Places while everything is quick, so that a short standstill turns nobody away. */
  most: number
  /** Places that are left however long calls take. */
  least: number
  /** Milliseconds that the median read may take, together with the time for which the process was not listening. */
  goalMs: number
  /**
   * Looks in a row that may find calls slow before the first places are taken away, because hundreds of readers who are told of one
   * event ask at once, and are all to be answered. Once there are fewer places, each slow look takes away more.
   */
  burst: number
}

const placeCaps: PlaceCaps = { most: 256, least: 16, goalMs: 80, burst: 20 }

/** Time between two looks at what calls took. */
const LOOK_MS = 100
/** Change of the places at a look. */
const [LESS, MORE] = [0.7, 1.05]
/** Most whole seconds until a call that was turned away comes again; the number is drawn, so that not all come back at once. */
const LATER_SECONDS = 3

export type Place = {
  /** Waits for the caller, a body for example, without holding the place. */
  outside: <Result>(work: () => Promise<Result>) => Promise<Result>
  leave: () => void
}

export type Places = {
  /**
   * Takes a place until `leave`.
   * @param isMeasured whether the call's time tells how busy the process is; false for calls that are long in themselves
   * @throws BUSY with the seconds to wait
   */
  take: (urgency: Urgency, isMeasured: boolean) => Place
  /** Judges what calls have taken since the last look. @param lateMs time for which the process was not listening */
  look: (lateMs: number) => void
  state: () => { underWay: number; most: number; turnedAway: Readonly<Record<Urgency, number>> }
}

export function createPlaces(log: Logger, caps: PlaceCaps = placeCaps, now = () => performance.now()): Places {
  let { most } = caps
  let underWay = 0
  /** Most calls under way since the last look. */
  let peak = 0
  let taken: number[] = []
  /** Number of slow looks, less two for each quick one. */
  let slow = 0
  const turnedAway: Record<Urgency, number> = { guest: 0, read: 0, write: 0 }
  const tell = createTeller(counts => log.warn({ calls: counts }, 'calls were told to come later'))
  return {
    take: (urgency, isMeasured) => {
      if (underWay >= Math.max(1, Math.floor(most * SHARE[urgency]))) {
        turnedAway[urgency] += 1
        tell(urgency)
        throw refuse('BUSY', { retryAfterSeconds: 1 + Math.floor(Math.random() * LATER_SECONDS) })
      }
      underWay += 1
      peak = Math.max(peak, underWay)
      let began = now()
      let isIn = true
      return {
        outside: async work => {
          const left = now()
          underWay -= 1
          isIn = false
          try {
            return await work()
          } finally {
            underWay += 1
            peak = Math.max(peak, underWay)
            isIn = true
            began += now() - left
          }
        },
        leave: () => {
          if (!isIn) return
          isIn = false
          underWay -= 1
          if (isMeasured) taken.push((now() - began) / PATIENCE[urgency])
        },
      }
    },
    look: lateMs => {
      // A few slow calls on a quiet process are no sign, because fewer places would make none of them quicker.
      const isSlow = peak >= caps.least && middleOf(taken) + lateMs > caps.goalMs
      // Calls that are still under way say nothing about the pace until one of them ends.
      const isQuick = !isSlow && (taken.length > 0 || underWay === 0)
      if (isSlow) slow = Math.min(caps.burst + 1, slow + 1)
      if (isSlow && (slow > caps.burst || most < caps.most)) most = Math.max(caps.least, most * LESS)
      if (isQuick) {
        slow = Math.max(0, slow - 2)
        most = Math.min(caps.most, most * MORE + 1)
      }
      taken = []
      peak = underWay
    },
    state: () => ({ underWay, most: Math.floor(most), turnedAway }),
  }
}

const middleOf = (numbers: number[]): number => numbers.sort((one, other) => one - other)[numbers.length >> 1] ?? 0

/** Looks at a fixed interval. @returns the function that ends it */
export function keepLooking({ look }: Places): () => void {
  let last = performance.now()
  const timer = setInterval(() => {
    const at = performance.now()
    look(Math.max(0, at - last - LOOK_MS))
    last = at
  }, LOOK_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** Classes of calls that wait in queues of their own, or for other servers: passwords, mails, pages of other sites. */
const ELSEWHERE: readonly CallMeta['limit'][] = ['sign-in', 'enrol', 'preview']
/** Classes of calls that are long in themselves: a book, an archive. */
const LONG: readonly CallMeta['limit'][] = ['book', 'archive']

/** The place of a call, by its contract and whether a token came with it; null where it needs none. */
export function placeOf(places: Places, { effect, limit }: CallMeta, hasToken: boolean): Place | null {
  if (ELSEWHERE.includes(limit)) return null
  const urgency = effect !== 'read' ? 'write' : hasToken ? 'read' : 'guest'
  return places.take(urgency, !LONG.includes(limit))
}
