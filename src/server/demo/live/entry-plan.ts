// Times at which residents come into a scenario, as pure functions: spread over its phase, so that a visitor of the demo finds it
// neither empty nor full.
const HOUR = 3_600_000

/** The last two seats are left to players until the last hour. */
const SEATS_LEFT = 2

/** From when on and until when somebody can come. */
export type Period = { since: Date; until: Date }

export type House = Period & {
  /** Residents and players who have applied, or have a seat. */
  heads: number
  /** Null: as many as come. */
  seats: number | null
  minimum: number
  /** Liking of the scenario, from 0 to below 1. */
  liking: number
}

/** A place in a period: 0 its beginning, 1 its end. */
export const partOf = ({ since, until }: Period, part: number): Date =>
  new Date(Math.round(since.getTime() + (until.getTime() - since.getTime()) * part))

/** Number of heads that residents bring it to. A liked one is drawn by lottery, an unliked one just takes place. */
export function wantedHeads(act: 'reserve' | 'join', { seats, minimum, liking }: Omit<House, keyof Period>): number {
  if (seats === null) return 6 + Math.floor(liking * 4)
  const usual = Math.max(minimum, seats - SEATS_LEFT)
  if (act === 'join') return liking < 0.5 ? usual : seats
  if (liking < 0.35) return minimum
  return liking < 0.7 ? usual : Math.min(2 * seats, seats + 2)
}

/** Time at which the next resident comes; null: nobody more does in this state of the phase. */
export function nextArrival(act: 'reserve' | 'join', house: House): Date | null {
  const { since, until, heads, seats } = house
  const wanted = wantedHeads(act, house)
  if (heads >= wanted) return null
  if (seats === null) return partOf(house, (heads + 0.5) / wanted)
  const lastHour = new Date(Math.max(since.getTime(), until.getTime() - HOUR))
  const early = Math.min(wanted, seats - SEATS_LEFT)
  return heads < early
    ? partOf({ since, until: lastHour }, (heads + 0.5) / early)
    : partOf({ since: lastHour, until }, (heads - early + 0.5) / (wanted - early))
}

/** Time at which a resident who won a seat confirms it; null: one in seven lets it go. */
export const confirmsAt = (period: Period, luck: number): Date | null =>
  luck < 1 / 7 ? null : partOf(period, 0.05 + 0.85 * luck)
