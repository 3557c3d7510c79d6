// What a member's app does beside its screens: sends what waits, hears what happens, keeps drafts in order, records visits.
import type { QueryClient } from '@tanstack/react-query'
import { recordPageView, removeClaimed } from './areas/mission/actions.ts'
import { showMissionEvent } from './areas/mission/mission-toast.ts'
import { firstScreen } from './platform/first-screen.ts'
import { Outbox } from './platform/outbox/outbox.ts'
import { showOutcome } from './platform/outbox/outcome-toast.ts'
import { makeOld } from './platform/query.ts'
import type { RealtimeEvent } from './platform/realtime.ts'

const IDLE_MS = 3_000

export type Member = { outbox: Outbox; recordPageView: () => Promise<void>; close: () => void }

export function beginMember(userId: string, client: QueryClient): Member {
  const outbox = new Outbox(userId)
  const stopTelling = outbox.onOutcome(outcome => {
    if (outcome.state === 'answered') {
      removeClaimed(client, outcome.item)
      if (outcome.item.facts.draftId) ofDrafts(({ endHandedIn }) => endHandedIn(outcome.item))
    }
    makeOld(client, outcome.item.touches)
    showOutcome(outcome)
  })
  const stopListening = listenLater(userId, event => {
    if (event.kind === 'mission') {
      client.invalidateQueries({ queryKey: ['mission'] }).catch(() => {})
      showMissionEvent(event)
    }
  })
  outbox.open().catch(() => {})
  void firstScreen.then(untilIdle).then(() => {
    ofDrafts(({ keepUp }) => keepUp(userId))
    // Whom one follows is known from the start on (doc1 §4).
    import('./areas/follow/queries.ts')
      .then(({ followQueries }) => client.prefetchQuery(followQueries.ids()))
      .catch(() => {})
  })
  return {
    outbox,
    recordPageView,
    close: () => {
      outbox.close()
      stopTelling()
      stopListening()
    },
  }
}

/** Events are no part of the first screen: what listens to them is loaded beside it. Returns how to stop. */
function listenLater(userId: string, hear: (event: RealtimeEvent) => void): () => void {
  const listening = firstScreen
    .then(() => import('./platform/realtime.ts'))
    .then(({ listenForEvents }) => listenForEvents(userId, hear))
  listening.catch(() => {})
  return () => void listening.then(stop => stop()).catch(() => {})
}

/** Drafts are no part of a first visit. What cannot be done now is done at the next start. */
function ofDrafts(act: (drafts: typeof import('./areas/draft/after-answer.ts')) => Promise<void>): void {
  import('./areas/draft/after-answer.ts').then(act).catch(() => {})
}

/** Safari tells of no idle time. */
const untilIdle = (): Promise<void> =>
  new Promise(resolve => {
    if (window.requestIdleCallback) window.requestIdleCallback(() => resolve(), { timeout: IDLE_MS })
    else setTimeout(resolve, IDLE_MS)
  })
