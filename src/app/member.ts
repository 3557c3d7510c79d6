// Work of a member's app besides its screens: sends waiting acts, receives events, maintains drafts, records visits.
import type { QueryClient } from '@tanstack/react-query'
import { recordPageView, removeClaimed } from './areas/mission/actions.ts'
import { firstScreen } from './platform/first-screen.ts'
import type { OutboxItem } from './platform/outbox/item.ts'
import { Outbox } from './platform/outbox/outbox.ts'
import { showOutcome } from './platform/outbox/outcome-toast.ts'
import { makeOld } from './platform/query.ts'

const IDLE_MS = 3_000
/** Longest wait before each further part of the routes: an address that needs one does not wait at all. */
const PART_MS = 300

export type Member = {
  outbox: Outbox
  recordPageView: () => Promise<void>
  /** Waits before a further part of the routes is loaded, so that a tap right after the first screen is not kept waiting by all. */
  untilNextPart: () => Promise<void>
  /** Marks notices that lead to the address as read. */
  visited: (href: string) => Promise<void>
  /** Goes where a pressed notification leads, by `go`. */
  hearPresses: (go: (href: string) => void) => void
  close: () => void
}

export function beginMember(userId: string, client: QueryClient): Member {
  // Ends the draft of a handed-in text before the act leaves the outbox; otherwise a page that closes would leave the draft
  // open.
  const endDraft = async (item: OutboxItem): Promise<void> => {
    if (item.facts.draftId) await drafts().then(({ endHandedIn }) => endHandedIn(item))
  }
  const readAgain = (item: OutboxItem): Promise<void> => {
    removeClaimed(client, item)
    return makeOld(client, item.touches)
  }
  const outbox = new Outbox(userId, endDraft, readAgain)
  const stopTelling = outbox.onOutcome(outcome => {
    if (outcome.state === 'refused') void makeOld(client, outcome.item.touches)
    // A failure is ignored, because the tray and the screens show the outcome too.
    showOutcome(outcome).catch(() => {})
  })
  const stopHearing = outbox.onUnanswered(({ touches }) => void makeOld(client, touches))
  const stopListening = hearLater(userId, client)
  let stopPresses: Promise<() => void> | null = null
  // A form that is opened anew goes on from the answer to what it had sent.
  outbox.open(firstScreen).catch(() => {})
  void firstScreen
    .then(() => untilIdle(IDLE_MS))
    .then(() => {
      // Failed work is repeated at the next start.
      drafts()
        .then(({ keepUp }) => keepUp(userId, outbox.get().items))
        .catch(() => {})
      import('./platform/outbox/old-acts.ts').then(({ takeOverOldActs }) => takeOverOldActs(outbox)).catch(() => {})
      import('#app/shared/notice/push/keep-push.ts').then(({ keepPush }) => keepPush(userId)).catch(() => {})
      import('./areas/device/tell-news.ts').then(({ tellNews }) => tellNews()).catch(() => {})
      import('./read-belongings.ts').then(({ readBelongings }) => readBelongings(userId, client)).catch(() => {})
    })
  return {
    outbox,
    recordPageView,
    untilNextPart: () => untilIdle(PART_MS),
    visited: href =>
      import('#app/shared/notice/unread.ts').then(({ readHere }) => readHere(userId, client, href)).catch(() => {}),
    hearPresses: go => {
      stopPresses = import('#app/shared/notice/push/hear-presses.ts').then(({ hearPresses }) =>
        hearPresses(userId, client, go),
      )
      stopPresses.catch(() => {})
    },
    close: () => {
      outbox.close()
      void stopPresses?.then(stop => stop()).catch(() => {})
      import('#app/shared/notice/push/keep-push.ts').then(({ leavePush }) => leavePush()).catch(() => {})
      stopTelling()
      stopHearing()
      stopListening()
    },
  }
}

/**
 * Loads the handlers of events after the first screen, because it does not need them. Returns the function that stops them.
 */
function hearLater(userId: string, client: QueryClient): () => void {
  const hearing = firstScreen
    .then(() => import('./hear-events.ts'))
    .then(({ hearEvents }) => hearEvents(userId, client))
  hearing.catch(() => {})
  return () => void hearing.then(stop => stop()).catch(() => {})
}

/** Loaded when needed, because drafts are not part of a first visit. */
const drafts = () => import('#app/shared/draft/after-answer.ts')

/** Waits until the browser is idle; Safari does not report idle time. */
const untilIdle = (latest: number): Promise<void> =>
  new Promise(resolve => {
    if (window.requestIdleCallback) window.requestIdleCallback(() => resolve(), { timeout: latest })
    else setTimeout(resolve, latest)
  })
