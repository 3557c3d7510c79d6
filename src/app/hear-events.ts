// What a member's open screens do with what happens meanwhile. No part of a first visit.
import type { QueryClient } from '@tanstack/react-query'
import { missionToasts } from './areas/mission/mission-toast.ts'
import { keepNotices } from './areas/notice/keep-notices.ts'
import { listenForEvents } from './platform/realtime.ts'

/** Returns how to stop. */
export function hearEvents(userId: string, client: QueryClient): () => void {
  const decisions = import('./areas/application/decision-news.ts')
  const counting = decisions.then(({ countUnseen }) => countUnseen(client))
  counting.catch(() => {})
  const missions = missionToasts()
  const stopKeeping = keepNotices(userId, client)
  const stopListening = listenForEvents(userId, event => {
    if (event.kind === 'mission') {
      client.invalidateQueries({ queryKey: ['mission'] }).catch(() => {})
      missions.show(event)
    }
    if (event.kind === 'application') decisions.then(({ hearDecision }) => hearDecision(client, event)).catch(() => {})
  })
  return () => {
    counting.then(stop => stop()).catch(() => {})
    stopListening()
    stopKeeping()
    missions.stop()
  }
}
