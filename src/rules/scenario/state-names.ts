// Names of the states of a phase, apart from the states: addresses need those alone.
import { scenarioRequestStatusLabels } from '../codes/scenario-labels.ts'
import { codeOfState, type ScenarioState } from './states.ts'

/** Name of a state. */
export function stateName(state: ScenarioState): string {
  const code = codeOfState(state)
  return code === null ? (state === 'withdrawn' ? '取り下げ' : '下書き') : scenarioRequestStatusLabels[code]
}
