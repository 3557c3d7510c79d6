// Topics of a phase: what open screens follow, so that they read again when it has changed. A topic says that something
// changed, never what.

/** The page of a phase with its public counts, which everybody may follow. */
export const PAGE_TOPIC = 'scenario'
/** The consultation of a phase, which only its readers may follow. */
export const BOARD_TOPIC = 'scenarioBoard'

type Phase = { scenarioId: number; phase: number }

export const pageTopic = ({ scenarioId, phase }: Phase): string => `${PAGE_TOPIC}:${scenarioId}:${phase}`
export const boardTopic = ({ scenarioId, phase }: Phase): string => `${BOARD_TOPIC}:${scenarioId}:${phase}`

/** Phase of a topic, from what stands behind its kind; null for anything else. */
export function phaseOfTopic(rest: string): Phase | null {
  const found = /^(\d{1,15}):(\d{1,2})$/.exec(rest)
  return found && { scenarioId: Number(found[1]), phase: Number(found[2]) }
}
