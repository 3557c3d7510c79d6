// Scenario ids as they are shown and linked, and as an address gives them back (rules §9).
import { scenarioIdDigits } from './constants/scenario.ts'

/** Ten digits, with zeros in front; longer ids and what is no id stay as they are (rules §9). */
export function padScenarioId(id: number | string): string {
  const text = String(id)
  return /^\d+$/.test(text) ? text.padStart(scenarioIdDigits, '0') : text
}

/** The id of an address, padded or not; null when it is none (rules §9). */
export function parseScenarioId(text: string): number | null {
  if (!/^\d+$/.test(text)) return null
  const id = Number(text)
  return Number.isSafeInteger(id) ? id : null
}
