// Places for calls under way: as many as are answered in time, by what was measured in the last moments. Beyond them a call is told
// to come later at once, reads of guests first and writes last, so that what is answered is answered soon.
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
  /** Milliseconds that the middle one of the reads may take, with those for which the process was not listening. */
  goalMs: number
  /**
   * Looks in a row at which calls may be slow while there are most places: hundreds of readers who hear of one thing ask at once, and
   * are all answered. Where there are fewer already, each slow look makes them fewer again.
   */
  burst: number
}

const placeCaps: PlaceCaps = { most: 256, least: 16, goalMs: 80, burst: 20 }

/** Time between two looks at what calls took. */
const LOOK_MS = 100
/** Change of the places at a look. */
const [LESS, MORE] = [0.7, 1.05]
/** Whole seconds after which one who was turned away comes again; by chance, so that not all come at once. */
const LATER_SECONDS = 3

export type Place = {
  /** Waits for the caller, a body for example, without holding the place. */
  outside: <Result>(work: () => Promise<Result>) => Promise<Result>
  leave: () => void
}

export type Places = {
  /**
   * Takes a place until `leave`.
   * @param isMeasured whether its time tells of how busy the process is, not of what it is about
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
  /** Looks at which calls were slow, less twice those at which they were not. */
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
      // A few slow calls alone are no sign: their subject makes them slow, and fewer places would make none of them quicker.
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

/** Looks all the time. @returns the function that ends it */
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

/** Classes of calls that wait in lines of their own, or for others: passwords, mails, pages of other sites. */
const ELSEWHERE: readonly CallMeta['limit'][] = ['sign-in', 'enrol', 'preview']
/** Classes of calls that take long by what they are: a book, an archive. */
const LONG: readonly CallMeta['limit'][] = ['book', 'archive']

/** The place of a call, by its contract and whether a token came with it; null where it needs none. */
export function placeOf(places: Places, { effect, limit }: CallMeta, hasToken: boolean): Place | null {
  if (ELSEWHERE.includes(limit)) return null
  const urgency = effect !== 'read' ? 'write' : hasToken ? 'read' : 'guest'
  return places.take(urgency, !LONG.includes(limit))
}
