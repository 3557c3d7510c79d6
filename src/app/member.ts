// What a member's app does beside its screens: sends what waits, hears what happens, keeps drafts in order, records visits.
import type { QueryClient } from '@tanstack/react-query'
import { recordPageView, removeClaimed } from './areas/mission/actions.ts'
import { firstScreen } from './platform/first-screen.ts'
import { Outbox } from './platform/outbox/outbox.ts'
import { showOutcome } from './platform/outbox/outcome-toast.ts'
import { makeOld } from './platform/query.ts'

const IDLE_MS = 3_000

export type Member = { outbox: Outbox; recordPageView: () => Promise<void>; close: () => void }

export function beginMember(userId: string, client: QueryClient): Member {
  // A text that was handed in ends its draft before it leaves the outbox, or a page that closes would leave the draft open.
  const outbox = new Outbox(userId, async item => {
    if (item.facts.draftId) await drafts().then(({ endHandedIn }) => endHandedIn(item))
  })
  const stopTelling = outbox.onOutcome(outcome => {
    if (outcome.state === 'answered') removeClaimed(client, outcome.item)
    makeOld(client, outcome.item.touches)
    // The tray and the screens themselves say it too.
    showOutcome(outcome).catch(() => {})
  })
  const stopHearing = outbox.onUnanswered(({ touches }) => makeOld(client, touches))
  const stopListening = hearLater(userId, client)
  outbox.open().catch(() => {})
  void firstScreen.then(untilIdle).then(() => {
    // What cannot be done now is done at the next start.
    drafts()
      .then(({ keepUp }) => keepUp(userId))
      .catch(() => {})
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
      stopHearing()
      stopListening()
    },
  }
}

/** Events are no part of the first screen: what hears them is loaded beside it. Returns how to stop. */
function hearLater(userId: string, client: QueryClient): () => void {
  const hearing = firstScreen
    .then(() => import('./hear-events.ts'))
    .then(({ hearEvents }) => hearEvents(userId, client))
  hearing.catch(() => {})
  return () => void hearing.then(stop => stop()).catch(() => {})
}

/** Drafts are no part of a first visit. */
const drafts = () => import('./areas/draft/after-answer.ts')

/** Safari tells of no idle time. */
const untilIdle = (): Promise<void> =>
  new Promise(resolve => {
    if (window.requestIdleCallback) window.requestIdleCallback(() => resolve(), { timeout: IDLE_MS })
    else setTimeout(resolve, IDLE_MS)
  })
