// Facts and dates of a phase that decide which change the clock makes next.

export const PHASE_DATES = [
  'openAt',
  'reservationUntil',
  'drawAt',
  'confirmUntil',
  'recruitUntil',
  'playingUntil',
  'replayDueAt',
] as const
/** A date of the phase that the clock waits for. */
export type PhaseDate = (typeof PHASE_DATES)[number]

/** Facts by which the clock chooses among several next states. */
export interface PhaseFacts {
  /** Whether it is an event, which recruits from publication on, without reservation, lottery and limit of seats. */
  isEvent: boolean
  hasMoreApplicantsThanSeats: boolean
  isFull: boolean
  hasMinimum: boolean
}
