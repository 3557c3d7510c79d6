// Handlers of events on a member's open screens. Not part of a first visit.
import type { QueryClient } from '@tanstack/react-query'
import { hearDecisions } from '#app/areas/application/decisions/hear-decisions.ts'
import { keepNotices } from '#app/shared/notice/keep-notices.ts'
import type { UserEventKind } from '#rules/user-events.ts'
import { hearLetters } from './areas/fan-letter/hear-letters.ts'
import { hearMissions } from './areas/mission/hear-missions.ts'
import { hearOmnibus } from './areas/omnibus/hear-omnibus.ts'
import { hearOrders } from './areas/order/hear-orders.ts'
import { hearScenarios } from './areas/scenario/hear-scenarios.ts'
import { type Hearing, listenForEvents } from './platform/realtime.ts'

/** Handlers of all kinds that the server publishes, by area. */
const areas: Record<UserEventKind, (client: QueryClient) => Hearing> = {
  application: hearDecisions,
  fanLetter: hearLetters,
  mission: hearMissions,
  omnibus: hearOmnibus,
  order: hearOrders,
  scenario: hearScenarios,
}

/** Starts listening. Returns the function that stops it. */
export function hearEvents(userId: string, client: QueryClient): () => void {
  const hearings = new Map<string, Hearing>(Object.entries(areas).map(([kind, begin]) => [kind, begin(client)]))
  const stopKeeping = keepNotices(userId, client)
  // Events of a newer server have no handler in this version.
  const stopListening = listenForEvents(userId, event => hearings.get(event.kind)?.hear(event))
  return () => {
    stopListening()
    stopKeeping()
    for (const { stop } of hearings.values()) stop()
  }
}
