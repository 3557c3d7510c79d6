// Handlers of events on a member's open screens. Not part of a first visit.
import type { QueryClient } from '@tanstack/react-query'
import { hearDecisions } from '#app/areas/application/decisions/hear-decisions.ts'
import { keepNotices } from '#app/shared/notice/keep-notices.ts'
import { readUnread } from '#app/shared/notice/unread.ts'
import { keepActing } from '#app/shared/session/keep-acting.ts'
import type { UserEventKind } from '#rules/user-events.ts'
import { hearLetters } from './areas/fan-letter/hear-letters.ts'
import { hearMissions } from './areas/mission/hear-missions.ts'
import { hearNotices } from './areas/notice/hear-notices.ts'
import { hearOmnibus } from './areas/omnibus/hear-omnibus.ts'
import { hearOrders } from './areas/order/hear-orders.ts'
import { hearScenarios } from './areas/scenario/hear-scenarios.ts'
import { type Hearing, listenForEvents } from './platform/realtime.ts'

/** Handlers of all kinds that the server publishes, by area. */
const areas: Record<UserEventKind, (client: QueryClient) => Hearing> = {
  application: hearDecisions,
  fanLetter: hearLetters,
  mission: hearMissions,
  notice: hearNotices,
  omnibus: hearOmnibus,
  order: hearOrders,
  scenario: hearScenarios,
}

/** Starts listening. Returns the function that stops it. */
export function hearEvents(userId: string, client: QueryClient): () => void {
  const hearings = new Map<string, Hearing>(Object.entries(areas).map(([kind, begin]) => [kind, begin(client)]))
  const stopKeeping = keepNotices(userId, client)
  const stopActing = keepActing(userId, client)
  // Events of a newer server have no handler in this version.
  const unread = soon(() => readUnread(userId, client))
  const stopListening = listenForEvents(userId, event => {
    hearings.get(event.kind)?.hear(event)
    // Notices of one act arrive one by one.
    if (event.data.noticeId !== undefined) unread.ask()
  })
  return () => {
    stopListening()
    stopKeeping()
    stopActing()
    unread.stop()
    for (const { stop } of hearings.values()) stop?.()
  }
}

const CALM_MS = 400

/** Runs once for several asks that come close together. */
function soon(run: () => Promise<void>): { ask: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    ask: () => {
      clearTimeout(timer)
      timer = setTimeout(() => void run().catch(() => {}), CALM_MS)
    },
    stop: () => clearTimeout(timer),
  }
}
