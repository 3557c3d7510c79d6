// Fault of a post on a board, in words.
import { scenarioRefusals } from '#rules/refusals/scenario.ts'
import { postFault } from '#rules/scenario/board.ts'

export const postFaultOf = (text: string): string | undefined => {
  const fault = postFault(text)
  return fault ? scenarioRefusals[fault].message : undefined
}
