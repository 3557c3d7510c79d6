// The phase of an address, as the paths of its screens spell it.
import { padScenarioId } from '#rules/scenario-ids.ts'
import type { PhaseKey } from './queries.ts'

export const phaseParams = ({ worldId, scenarioId, phase }: PhaseKey) => ({
  worldId,
  scenarioId: padScenarioId(scenarioId),
  phase: String(phase),
})
