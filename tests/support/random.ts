// Repeatable chance: every reliability run prints its seed, and SEED=<number> repeats it.

export type Random = {
  seed: number
  /** A number in [0, 1). */
  next: () => number
  /** A whole number from `min` to `max`, both included. */
  integer: (min: number, max: number) => number
  chance: (probability: number) => boolean
  pick: <Value>(values: readonly Value[]) => Value
  shuffle: <Value>(values: readonly Value[]) => Value[]
  /** A version 4 UUID. */
  uuid: () => string
  /** A separate source, so that the draws of one part do not change the others. */
  fork: () => Random
}

/** mulberry32: small, fast and good enough to choose faults with. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const integer = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[integer(0, values.length - 1)]
    if (value === undefined) throw new Error('Nothing to pick from.')
    return value
  }
  return {
    seed,
    next,
    integer,
    chance: probability => next() < probability,
    pick,
    shuffle: values => {
      const shuffled = [...values]
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = integer(0, last)
        const kept = shuffled[last] as (typeof shuffled)[number]
        shuffled[last] = shuffled[other] as (typeof shuffled)[number]
        shuffled[other] = kept
      }
      return shuffled
    },
    uuid: () => {
      const digits = (count: number) => Array.from({ length: count }, () => integer(0, 15).toString(16)).join('')
      return `${digits(8)}-${digits(4)}-4${digits(3)}-${pick(['8', '9', 'a', 'b'])}${digits(3)}-${digits(12)}`
    },
    fork: () => createRandom(integer(0, 0xffffffff)),
  }
}

/** Random source of a run, from SEED or a new one, printed under the name of the run. */
export function randomOf(run: string): Random {
  const given = process.env.SEED
  const seed = given === undefined || given === '' ? Math.floor(Math.random() * 0xffffffff) : Number(given)
  report(`${run}: seed ${seed}`)
  return createRandom(seed)
}

/** Prints a line of a run's figures. */
export const report = (...line: unknown[]): void => console.log(...line)
