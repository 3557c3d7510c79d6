// Address of a novel or of a replay, for a link to it.
import { padScenarioId } from '#rules/scenario-ids.ts'
import type { Work } from './queries.ts'

export type WorkPlace = Pick<Work, 'novelId' | 'scenario' | 'worldId'>

export const workKey = ({ novelId, scenario }: WorkPlace): string =>
  scenario ? `replay:${scenario.scenarioId}-${scenario.phase}` : `novel:${novelId}`

/** @param tab of a scenario */
export function workAddress({ novelId, scenario, worldId }: WorkPlace, tab: 'opening' | 'replay' = 'replay') {
  if (!scenario) {
    return { to: '/world/$worldId/novel/$novelId', params: { worldId, novelId: String(novelId) } } as const
  }
  const params = { worldId, scenarioId: padScenarioId(scenario.scenarioId), phase: String(scenario.phase) }
  return { to: '/world/$worldId/scenario/$scenarioId/$phase', params, search: { tab } } as const
}
