// Address of a phase of a scenario: its tab, its parameters, the character it is about. Apart from the lists, whose codes a first
// visit does not need.
import { MOST_PHASES, parseScenarioId } from '#rules/scenario-ids.ts'

const scenarioTabs = ['opening', 'about', 'people', 'board', 'master', 'replay'] as const
export type ScenarioTab = (typeof scenarioTabs)[number]
export const readScenarioTab = (value: unknown): ScenarioTab => scenarioTabs.find(tab => tab === value) ?? 'opening'

const LARGEST_ID = 2_147_483_647

/** The phase that an address names; null where it is none. */
export function phaseOfAddress({ worldId, scenarioId, phase }: { worldId: string; scenarioId: string; phase: string }) {
  const [id, no] = [parseScenarioId(scenarioId), /^[1-9]\d?$/.test(phase) ? Number(phase) : 0]
  return id !== null && id >= 1 && id <= LARGEST_ID && no >= 1 && no <= MOST_PHASES
    ? { worldId, scenarioId: id, phase: no }
    : null
}

/** The character that an address names; undefined for none. */
export const characterOfAddress = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined

/** Line of a text that an address names, from 1. */
export const readLine = (value: unknown): number | undefined =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 100_000 ? Number(value) : undefined
