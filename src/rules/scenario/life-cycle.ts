// Queries on the table of a phase's life: the possible changes in a state by mover, and the next change by the clock.

import { type ScenarioType, scenarioType } from '../codes/scenario.ts'
import type { PhaseDate, PhaseFacts } from './phase-facts.ts'
import type { ScenarioState } from './states.ts'
import { type Mover, TRANSITIONS, type Transition, type TransitionName } from './transitions.ts'

type Row = Transition<TransitionName>

/** The row of a transition. */
export function transitionOf(name: TransitionName): Row {
  const row = TRANSITIONS.find(one => one.name === name)
  if (!row) throw new Error(`No transition is called ${name}`)
  return row
}

/** Whether a change is for scenarios of a type: openings to everybody, or those that were ordered. */
export const isFor = ({ of }: Pick<Transition, 'of'>, type: ScenarioType): boolean =>
  of === undefined || (of === 'opening') === (type === scenarioType.normal)

/** Changes that a mover may make in a state. */
export const transitionsFrom = (state: ScenarioState, mover: Mover): readonly Row[] =>
  TRANSITIONS.filter(({ from, by }) => by.includes(mover) && (from as readonly ScenarioState[]).includes(state))

const holds = (when: Transition['when'], facts: PhaseFacts): boolean => {
  if (when === undefined) return true
  return when.startsWith('not ') ? !facts[when.slice(4) as keyof PhaseFacts] : facts[when as keyof PhaseFacts]
}

/** Change that the clock makes in a state once its date has passed; null when the state does not depend on time. */
export const nextByClock = (state: ScenarioState, facts: PhaseFacts): Row | null =>
  transitionsFrom(state, 'clock').find(({ at, when }) => at !== undefined && holds(when, facts)) ?? null

/** Date that the clock waits for in a state; null when there is none. */
export const awaitedDate = (state: ScenarioState): PhaseDate | null =>
  transitionsFrom(state, 'clock').find(({ at }) => at !== undefined)?.at ?? null
