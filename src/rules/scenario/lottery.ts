// The lottery of seats, which everybody can recompute: the seed's hash is published before entries open, the hash of
// the list of entries when they close, and the seed after the draw. The result follows from seed and list alone.

/** Tickets of every applicant, before those from fate power. */
export const BASE_TICKETS = 10
/** Most fate power for one application; each point adds a ticket. */
export const FATE_POWER_MAX = 10
/** Fate power that every loser gains for the next lottery, whether they used some or not. */
export const FATE_POWER_OF_LOSERS = 5
/** Bytes of a seed. */
export const SEED_BYTES = 32

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

/** Hash that is published as the promise of a seed; the seed is 64 hexadecimal digits. */
export const hashOfSeed = (seed: string): Promise<string> => sha256(bytesOf(seed))

/**
 * The draw of a phase: an entry's value is u^(10 ÷ tickets), with u from HMAC-SHA-256 of the seed over
 * `scenario:phase:number`; the highest values win, equal ones are ordered by number. Returns the entries by rank.
 */
export async function draw(
  at: { scenarioId: number; phase: number; seed: string },
  entries: readonly LotteryEntry[],
  seats: number,
): Promise<DrawnEntry[]> {
  const key = await crypto.subtle.importKey('raw', bytesOf(at.seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const drawn = await Promise.all(
    sorted(entries).map(async entry => {
      const text = new TextEncoder().encode(`${at.scenarioId}:${at.phase}:${entry.number}`)
      return { entry, u: numerator(new Uint8Array(await crypto.subtle.sign('HMAC', key, text))) }
    }),
  )
  drawn.sort((a, b) => compare(b, a) || a.entry.number - b.entry.number)
  return drawn.map(({ entry }, index) => ({ ...entry, rank: index + 1, hasWon: index < seats }))
}

/** Bits of u: u is this numerator divided by 2^U_BITS, never 0. */
const U_BITS = 53n
const numerator = (digest: Uint8Array): bigint => {
  const first = digest.subarray(0, 8).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  return (first >> (64n - U_BITS)) + 1n
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

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16))

const hexOf = (bytes: Uint8Array): string => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
