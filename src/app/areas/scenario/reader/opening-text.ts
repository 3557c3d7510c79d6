// The opening of a phase as the device keeps it for reading without a network.
import { padScenarioId } from '#rules/scenario-ids.ts'
import type { Scenario } from '../queries.ts'

type Phase = { scenarioId: number; phase: number }

export const openingKey = ({ scenarioId, phase }: Phase): string => `opening:${scenarioId}-${phase}`

/** Name of a text of a phase in lists, with its chapter where there are several. */
export const textTitle = (title: string, phase: number, several: boolean, kind: string): string =>
  `${title} ${several ? `第${phase}章 ` : ''}${kind}`

export const describeOpening = ({ worldId, scenarioId, phase, phaseList, scenarioTitle }: Scenario) => ({
  title: textTitle(scenarioTitle, phase, phaseList.length > 1, 'オープニング'),
  path: `/world/${worldId}/scenario/${padScenarioId(scenarioId)}/${phase}/read`,
  files: [],
})
