// The shape of a row of the table of a phase's life: one possible change with its maker, its effects and its audience.
import type { PhaseDate, PhaseFacts } from './phase-facts.ts'
import type { ScenarioState } from './states.ts'

/** Maker of a change: a person by pressing a button, or the clock when a date has passed. */
export type Mover = 'master' | 'office' | 'clock'

/**
 * Effect of a change on the seats: `close` fixes the list of entries and publishes its hash, `give` seats every
 * applicant, `draw` decides by lottery, `free` gives up the seats of winners who did not confirm, `clear` ends every
 * application and seat.
 */
export type SeatsEffect = 'close' | 'give' | 'draw' | 'free' | 'clear'

/**
 * Effect of a change on held coins: `earn` turns those of all seats into the scenario's revenue, `returnLost` gives
 * back those of lost and lapsed entries, `returnAll` gives back everything, `refund` gives back held coins and revenue,
 * `hold` turns revenue back into held coins.
 */
export type CoinsEffect = 'earn' | 'returnLost' | 'returnAll' | 'refund' | 'hold'

/**
 * People who are told of a change. `applicants` are all players whose application or seat it affects, `losers` those whom
 * the draw left without a seat.
 */
export type Audience = 'master' | 'office' | 'applicants' | 'losers' | 'followers'

export interface Effects {
  /** Condition besides the date, named by a fact of the phase (see `nextByClock`). */
  when?: keyof PhaseFacts | `not ${keyof PhaseFacts}`
  /** Effect on the seats; none when left out, as with the coins. */
  seats?: SeatsEffect
  coins?: CoinsEffect
  tells?: readonly Audience[]
  /** Whether a reason is asked for and kept: for rejections, withdrawals and repairs. */
  needsReason?: true
  /** Origin of the scenarios that it is for: openings to everybody, or orders (src/rules/order); both when left out. */
  of?: 'opening' | 'order'
}

export interface Transition<Name extends string = string> extends Effects {
  name: Name
  from: readonly ScenarioState[]
  to: ScenarioState
  by: readonly Mover[]
  tells: readonly Audience[]
  /** Date that triggers a change by the clock. */
  at?: PhaseDate
  /** Whether it is a repair by the office, outside the normal way; repairs are listed in the audit log. */
  isRepair?: true
}
