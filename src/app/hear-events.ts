// What a member's open screens do with what happens meanwhile. No part of a first visit.
import type { QueryClient } from '@tanstack/react-query'
import { countUnseen, hearDecision } from './areas/application/decision-news.ts'
import { showMissionEvent } from './areas/mission/mission-toast.ts'
import { listenForEvents } from './platform/realtime.ts'

/** Returns how to stop. */
export function hearEvents(userId: string, client: QueryClient): () => void {
  const stopCounting = countUnseen(client)
  const stopListening = listenForEvents(userId, event => {
    if (event.kind === 'mission') {
      client.invalidateQueries({ queryKey: ['mission'] }).catch(() => {})
      showMissionEvent(event)
    }
    if (event.kind === 'application') hearDecision(client, event)
  })
  return () => {
    stopCounting()
    stopListening()
  }
}
