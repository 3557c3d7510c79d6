// The lottery of seats, which everybody can recompute: the seed's hash is published before entries open, the hash of
// the list of entries when they close, and the seed after the draw. The result follows from seed and list alone.
import { sha256, signerOf, U_BITS, uOf } from '../draws.ts'

/** Tickets of every applicant, before those from fate power. */
export const BASE_TICKETS = 10
/** Most fate power for one application; each point adds a ticket. */
export const FATE_POWER_MAX = 10
/** Fate power that every loser gains for the next lottery, whether they used some or not. */
export const FATE_POWER_OF_LOSERS = 5

/**
 * An entry of a lottery as it is published: its tickets and a random number, which only its own player can recognize.
 */
export interface LotteryEntry {
  number: number
  tickets: number
}

export interface DrawnEntry extends LotteryEntry {
  /** 1 for the highest value. */
  rank: number
  hasWon: boolean
}

export const ticketsOf = (fatePower: number): number => BASE_TICKETS + fatePower

/** Text of the list whose hash is published: `number:tickets` per line, sorted by number. */
export const entryList = (entries: readonly LotteryEntry[]): string =>
  sorted(entries)
    .map(({ number, tickets }) => `${number}:${tickets}`)
    .join('\n')

export const hashOfEntries = (entries: readonly LotteryEntry[]): Promise<string> =>
  sha256(new TextEncoder().encode(entryList(entries)))

/**
 * The draw of a phase: an entry's value is u^(10 ÷ tickets), with u from HMAC-SHA-256 of the seed over
 * `scenario:phase:number`; the highest values win, equal ones are ordered by number. Returns the entries by rank.
 */
export async function draw(
  at: { scenarioId: number; phase: number; seed: string },
  entries: readonly LotteryEntry[],
  seats: number,
): Promise<DrawnEntry[]> {
  const sign = await signerOf(at.seed)
  const drawn = await Promise.all(
    sorted(entries).map(async entry => {
      const digest = await sign(`${at.scenarioId}:${at.phase}:${entry.number}`)
      return { entry, u: uOf(digest) }
    }),
  )
  drawn.sort((a, b) => compare(b, a) || a.entry.number - b.entry.number)
  return drawn.map(({ entry }, index) => ({ ...entry, rank: index + 1, hasWon: index < seats }))
}

/**
 * Exact comparison of two values: u^(10÷s) and v^(10÷t) are ordered like u^t and v^s. Powers of fractions differ in
 * their last digit from browser to browser; whole numbers do not.
 */
function compare(a: { u: bigint; entry: LotteryEntry }, b: { u: bigint; entry: LotteryEntry }): number {
  const [s, t] = [BigInt(a.entry.tickets), BigInt(b.entry.tickets)]
  const left = (a.u ** t) << (U_BITS * s)
  const right = (b.u ** s) << (U_BITS * t)
  return left === right ? 0 : left > right ? 1 : -1
}

const sorted = (entries: readonly LotteryEntry[]): LotteryEntry[] => [...entries].sort((a, b) => a.number - b.number)
