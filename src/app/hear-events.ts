// What a member's open screens do with what happens meanwhile. No part of a first visit.
import type { QueryClient } from '@tanstack/react-query'
import type { UserEventKind } from '#rules/user-events.ts'
import { hearDecisions } from './areas/application/hear-decisions.ts'
import { hearMissions } from './areas/mission/hear-missions.ts'
import { keepNotices } from './areas/notice/keep-notices.ts'
import { type Hearing, listenForEvents } from './platform/realtime.ts'

/** Every kind that the server publishes, with the area that hears it. */
const areas: Record<UserEventKind, (client: QueryClient) => Hearing> = {
  application: hearDecisions,
  mission: hearMissions,
}

/** Returns how to stop. */
export function hearEvents(userId: string, client: QueryClient): () => void {
  const hearings = new Map<string, Hearing>(Object.entries(areas).map(([kind, begin]) => [kind, begin(client)]))
  const stopKeeping = keepNotices(userId, client)
  // What a newer server says is for the next build.
  const stopListening = listenForEvents(userId, event => hearings.get(event.kind)?.hear(event))
  return () => {
    stopListening()
    stopKeeping()
    for (const { stop } of hearings.values()) stop()
  }
}
