// States of a phase of a scenario: the twelve codes of the documents and two without a code, and the five names derived
// from them (doc3 §§3, 4, G23).
import {
  type ScenarioRequestStatus,
  type ScenarioStatusName,
  scenarioRequestStatus,
  scenarioStatusName,
} from '../codes/scenario.ts'

/** A phase is a draft until its master hands it in, and withdrawn when it ends without a replay; the rest have codes. */
export const SCENARIO_STATES = [
  'draft',
  'submitted',
  'rejected',
  'awaitingPublication',
  'reservation',
  'lottery',
  'priority',
  'recruiting',
  'consultation',
  'resolving',
  'late',
  'completed',
  'notEstablished',
  'withdrawn',
] as const
export type ScenarioState = (typeof SCENARIO_STATES)[number]

/** Code of a state in calls; null for drafts and withdrawn phases (doc3 §4). */
export const codeOfState = (state: ScenarioState): ScenarioRequestStatus | null =>
  state === 'draft' || state === 'withdrawn' ? null : scenarioRequestStatus[state]

/** State of a code of the documents; null for an unknown code. */
export const stateOfCode = (code: number): ScenarioState | null =>
  SCENARIO_STATES.find(state => codeOfState(state) === code) ?? null

const namesOfStates: Record<ScenarioState, ScenarioStatusName> = {
  draft: scenarioStatusName.beforeRelease,
  submitted: scenarioStatusName.beforeRelease,
  rejected: scenarioStatusName.beforeRelease,
  awaitingPublication: scenarioStatusName.beforeRelease,
  reservation: scenarioStatusName.released,
  lottery: scenarioStatusName.released,
  priority: scenarioStatusName.released,
  recruiting: scenarioStatusName.released,
  consultation: scenarioStatusName.released,
  resolving: scenarioStatusName.writing,
  late: scenarioStatusName.writing,
  completed: scenarioStatusName.replayCompleted,
  notEstablished: scenarioStatusName.cancel,
  withdrawn: scenarioStatusName.cancel,
}

/** Name under which the documents group a state (G23). */
export const statusNameOf = (state: ScenarioState): ScenarioStatusName => namesOfStates[state]

/**
 * Whether everybody may read a phase: from its publication on. A phase withdrawn before it stays with its master and
 * the office.
 */
export const isPublished = (state: ScenarioState): boolean =>
  statusNameOf(state) !== scenarioStatusName.beforeRelease && state !== 'withdrawn'

/** States of the three lists of a world: phases to join or in consultation, phases being written, finished ones. */
export const LIST_STATES = {
  opening: ['reservation', 'lottery', 'priority', 'recruiting', 'consultation'],
  writing: ['resolving', 'late'],
  replay: ['completed'],
} as const satisfies Record<string, readonly ScenarioState[]>
export type ScenarioList = keyof typeof LIST_STATES
