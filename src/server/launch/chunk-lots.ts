// Lots of modules that the same screens need, joined to few files. A file costs its loader as much as some kB of code would;
// a lot joined with another is loaded by all users of either, together with the modules that it imports.
import type { Graph } from './chunks.ts'

/**
 * Cost of a file besides its bytes, in characters of code before minifying: on a slow phone a file takes about 6 ms of the main
 * thread, and 1,000 such characters 0.15 ms, whether they are called or not. With less, screens of a world open from twenty files
 * (6,000); with more (130,000), they load two or three times the code that they show, and open 3 to 6 % later.
 */
const FILE = 44_000

/** Chunks that every visit loads. */
const ALWAYS = new Set(['session', 'core', 'frame'])

type Lot = { ids: string[]; size: number; users: Set<string>; below: Set<Lot> }

/**
 * Groups shared modules into few lots. The imports of a lot are in it or below it, never above. Existing chunks are not
 * joined, but count as a cost for users that would not load them otherwise.
 */
export function joinedLots(
  graph: Graph,
  shared: readonly string[],
  standing: ReadonlyMap<string, string>,
  usersOf: (id: string) => readonly string[],
  weightOf: (user: string) => number,
): string[][] {
  const weigh = (users: ReadonlySet<string>, counts: (user: string) => boolean): number => {
    let sum = 0
    for (const user of users) if (counts(user)) sum += weightOf(user)
    return sum
  }
  const lots = lotsOf(graph, shared, standing, usersOf)

  /** Additional cost when these users load the lot too. */
  const cost = (users: ReadonlySet<string>, lot: Lot, file: number): number =>
    weigh(users, user => !lot.users.has(user)) * (lot.size + file)
  /** Gain of joining two lots. Adding up stops once it cannot reach `least`, because all further parts only take from it. */
  const gain = (one: Lot, belowOne: ReadonlySet<Lot>, other: Lot, least: number): number => {
    let sum = FILE * weigh(one.users, user => other.users.has(user))
    if (sum > least) sum -= cost(other.users, one, 0) + cost(one.users, other, 0)
    if (sum <= least) return sum
    for (const lot of belowOne) if (lot !== other && sum > least) sum -= cost(other.users, lot, FILE)
    if (sum <= least) return sum
    for (const lot of allBelow(other)) if (lot !== one && sum > least) sum -= cost(one.users, lot, FILE)
    return sum
  }
  const join = (into: Lot, other: Lot): void => {
    into.ids.push(...other.ids)
    into.size += other.size
    addAll(into.users, other.users)
    addAll(into.below, other.below)
    into.below.delete(into)
    into.below.delete(other)
    lots.delete(other)
    for (const lot of lots) if (lot.below.delete(other)) lot.below.add(into)
    into.below.delete(into)
    for (const lot of allBelow(into)) addAll(lot.users, into.users)
  }

  for (let joined = true; joined; ) {
    joined = false
    for (const lot of [...lots].sort((one, other) => one.size - other.size)) {
      if (!lots.has(lot)) continue
      let [best, most]: [Lot | null, number] = [null, 0]
      const below = allBelow(lot)
      for (const other of lots) {
        if (other === lot) continue
        const sum = gain(lot, below, other, most)
        if (sum > most && !needsThroughThird(lot, other) && !needsThroughThird(other, lot)) [best, most] = [other, sum]
      }
      if (best) {
        join(best, lot)
        joined = true
      }
    }
  }
  return [...lots].map(({ ids }) => ids)
}

function addAll<T>(to: Set<T>, from: Iterable<T>): void {
  for (const each of from) to.add(each)
}

function lotsOf(
  graph: Graph,
  shared: readonly string[],
  standing: ReadonlyMap<string, string>,
  usersOf: (id: string) => readonly string[],
): Set<Lot> {
  const lotOf = new Map<string, Lot>()
  const put = (ids: string[]): Lot => {
    const size = ids.reduce((sum, id) => sum + graph.size(id), 0)
    const lot = { ids, size, users: new Set(ids.flatMap(usersOf)), below: new Set<Lot>() }
    for (const id of ids) lotOf.set(id, lot)
    return lot
  }
  const byUsers = Map.groupBy(shared, id => usersOf(id).toSorted().join('\n'))
  const lots = new Set([...byUsers.values()].map(put))
  const chunks = Map.groupBy(standing.keys(), id => standing.get(id) ?? '')
  for (const [name, ids] of chunks) if (!ALWAYS.has(name)) put(ids)
  for (const lot of lots) {
    for (const next of lot.ids.flatMap(graph.imports)) {
      const other = lotOf.get(next)
      if (other && other !== lot) lot.below.add(other)
    }
  }
  return lots
}

function allBelow(lot: Lot, found = new Set<Lot>()): Set<Lot> {
  for (const next of lot.below) {
    if (found.has(next)) continue
    found.add(next)
    allBelow(next, found)
  }
  return found
}

/** Whether a lot needs another one through a third. The two must not be joined: their file would stand above and below the third. */
const needsThroughThird = (lot: Lot, other: Lot): boolean =>
  [...lot.below].some(next => next !== other && allBelow(next).has(other))
