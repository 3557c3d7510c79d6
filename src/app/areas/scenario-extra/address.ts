// Addresses of extras for their readers, and what those of the desks share.
import { padScenarioId } from '#rules/scenario-ids.ts'

const LARGEST_ID = 2_147_483_647

/** Id of an extra in an address; undefined for none. */
export function extraIdOf(value: unknown): number | undefined {
  const id = Number(value)
  return Number.isInteger(id) && id >= 1 && id <= LARGEST_ID ? id : undefined
}

/** The chapter beside which an extra stands. */
export type Beside = { worldId: string; scenarioId: number; phase: number }

/** A chapter in an address: `world0.12.1`. */
export const writeBeside = ({ worldId, scenarioId, phase }: Beside): string => `${worldId}.${scenarioId}.${phase}`

/** Parameters of the page of a chapter, as its path spells them. */
export const chapterParams = ({ worldId, scenarioId, phase }: Beside) => ({
  worldId,
  scenarioId: padScenarioId(scenarioId),
  phase: String(phase),
})
