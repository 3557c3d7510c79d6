// Targets of the drafts of openings: which phase is written, a new one of a world, or one that began as a copy of another.
import { MOST_PHASES } from '#rules/scenario-ids.ts'

/** A phase that there is; the new one of a world without `scenarioId`; with `isCopy` one that begins with the words of that phase, with `isNext` the chapter after it. */
export type OpeningPlace = {
  worldId: string
  scenarioId?: number
  phase?: number
  isCopy?: boolean
  isNext?: boolean
  /** order whose opening it is */
  orderId?: number
}

export const openingTarget = ({ worldId, scenarioId, phase, isCopy, isNext, orderId }: OpeningPlace): string =>
  orderId !== undefined
    ? `${worldId}:order:${orderId}`
    : scenarioId === undefined
      ? `${worldId}:new`
      : `${worldId}:${isCopy ? 'copy:' : isNext ? 'next:' : ''}${scenarioId}:${phase ?? 1}`

export function openingOfTarget(target: string): OpeningPlace | null {
  const found = /^([\w-]{1,64}):(?:new|order:(\d{1,10})|(copy:|next:)?(\d{1,10}):(\d{1,2}))$/.exec(target)
  if (!found) return null
  const [, worldId = '', orderId, mark, scenarioId, phase] = found
  if (orderId !== undefined) return { worldId, orderId: Number(orderId) }
  if (scenarioId === undefined) return { worldId }
  return {
    worldId,
    scenarioId: Number(scenarioId),
    phase: Math.min(Number(phase), MOST_PHASES),
    isCopy: mark === 'copy:',
    isNext: mark === 'next:',
  }
}
