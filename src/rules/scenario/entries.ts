// Entries: the states of a character in a phase of a scenario, from the application to a seat or to its end (doc3 §4).
import type { ScenarioState } from './states.ts'

/**
 * `applied` holds coins and waits for the end of the reservation; `won` has to confirm; `seated` is certain; `lost`,
 * `lapsed` (won and not confirmed), `cancelled`, `left` (after the consultation began, without coins back) and `ended` (with
 * the scenario) are over.
 */
export const ENTRY_STATES = ['applied', 'won', 'seated', 'lost', 'lapsed', 'cancelled', 'left', 'ended'] as const
export type EntryState = (typeof ENTRY_STATES)[number]

/** Running entries: a player may have one per scenario and ten in all. */
export const isRunning = (entry: EntryState): boolean => entry === 'applied' || entry === 'won' || entry === 'seated'

/** Acts of a player in a phase, besides reading: the main button of the page offers one of them. */
export const ENTRY_ACTS = ['reserve', 'join', 'confirm', 'cancel', 'leave'] as const
export type EntryAct = (typeof ENTRY_ACTS)[number]

/**
 * Acts that a player may do whose entry of a phase is `entry` (null without one), in the order in which they are
 * offered.
 */
export function actsOf(state: ScenarioState, entry: EntryState | null): readonly EntryAct[] {
  const running = entry !== null && isRunning(entry) ? entry : null
  if (state === 'reservation') return running ? ['cancel'] : ['reserve']
  // The list of entries, whose hash was published, must not change until the draw.
  if (state === 'lottery') return []
  if (state === 'priority') return running === 'won' ? ['confirm', 'cancel'] : running ? ['cancel'] : []
  if (state === 'recruiting') return running ? ['cancel'] : ['join']
  if (state === 'consultation') return running ? ['leave'] : []
  return []
}

/** State of an entry after an act of its player. */
export const entryAfter = {
  reserve: 'applied',
  join: 'seated',
  confirm: 'seated',
  cancel: 'cancelled',
  leave: 'left',
} as const satisfies Record<EntryAct, EntryState>
