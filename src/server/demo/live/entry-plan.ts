// Times at which residents come into a scenario, as pure functions. They are spread over its phase, so that a visitor of the demo finds
// the scenario neither empty nor full.
const HOUR = 3_600_000

/** Number of seats that residents leave to players until the last hour. */
const SEATS_LEFT = 2

/** Beginning and end of the time in which somebody can come. */
export type Period = { since: Date; until: Date }

export type Attendance = Period & {
  /** Residents and players who have applied, or have a seat. */
  heads: number
  /** Null: there are as many seats as players. */
  seats: number | null
  minimum: number
  /** Popularity of the scenario among residents, from 0 to below 1. */
  liking: number
}

/** Moment in a period at a share of it: 0 is its beginning, 1 its end. */
export const momentIn = ({ since, until }: Period, part: number): Date =>
  new Date(Math.round(since.getTime() + (until.getTime() - since.getTime()) * part))

/** Number of heads up to which residents come: more than the seats of a popular scenario, so that it is drawn by lottery. */
export function wantedHeads(
  act: 'reserve' | 'join',
  { seats, minimum, liking }: Omit<Attendance, keyof Period>,
): number {
  if (seats === null) return 6 + Math.floor(liking * 4)
  const usual = Math.max(minimum, seats - SEATS_LEFT)
  if (act === 'join') return liking < 0.5 ? usual : seats
  if (liking < 0.35) return minimum
  return liking < 0.7 ? usual : Math.min(2 * seats, seats + 2)
}

/** Time at which the next resident comes; null: no further one comes in this state of the phase. */
export function nextArrival(act: 'reserve' | 'join', attendance: Attendance): Date | null {
  const { since, until, heads, seats } = attendance
  const wanted = wantedHeads(act, attendance)
  if (heads >= wanted) return null
  if (seats === null) return momentIn(attendance, (heads + 0.5) / wanted)
  const lastHour = new Date(Math.max(since.getTime(), until.getTime() - HOUR))
  const early = Math.min(wanted, seats - SEATS_LEFT)
  return heads < early
    ? momentIn({ since, until: lastHour }, (heads + 0.5) / early)
    : momentIn({ since: lastHour, until }, (heads - early + 0.5) / (wanted - early))
}

/** Time at which a resident who won a seat confirms it; null: one in seven lets it go. */
export const confirmsAt = (period: Period, luck: number): Date | null =>
  luck < 1 / 7 ? null : momentIn(period, 0.05 + 0.85 * luck)
