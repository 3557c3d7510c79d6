// Scenario ids: shown and linked with ten digits, and read from addresses (rules §9).
import { scenarioIdDigits } from './constants/scenario.ts'

/** Ten digits, with zeros in front; longer ids and texts that are no id stay unchanged (rules §9). */
export function padScenarioId(id: number | string): string {
  const text = String(id)
  return /^\d+$/.test(text) ? text.padStart(scenarioIdDigits, '0') : text
}

/** Id from an address, padded or not; null when it is no id (rules §9). */
export function parseScenarioId(text: string): number | null {
  if (!/^\d+$/.test(text)) return null
  const id = Number(text)
  return Number.isSafeInteger(id) ? id : null
}

/** Most chapters of one scenario. */
export const MOST_PHASES = 20
