// Sends waiting acts: one sender per browser and user, first in first out within an entity, several entities side by side.
// An item is deleted only after the server's own answer was read; a refused one stays for its writer (reliability rules
// 3-6).
import { send } from '../api.ts'
import { isOnline } from '../connectivity.ts'
import { isFinal, Refusal } from '../requests.ts'
import { session } from '../session.ts'
import type { OutboxItem } from './item.ts'
import { changeInOutbox, readOutbox, removeFromOutbox } from './store.ts'

export type SenderEvents = {
  sending: (item: OutboxItem) => void
  /** Runs when the answer was read, before the item is deleted: for data that a page closing now would lose. */
  leaving: (item: OutboxItem) => Promise<void>
  answered: (item: OutboxItem, answer: unknown) => void
  refused: (item: OutboxItem) => void
  /** Reports the end of a try, whatever its result. */
  tried: (item: OutboxItem) => void
}

const AT_ONCE = 4
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000
const IDLE_MS = 30_000
/** Time after which a slow answer holds up only its own entity. */
const PATIENCE_MS = 1_000
/** Limit for `leaving`. The answer has to wait for it: a draft that is left behind could be sent twice. */
const LEAVING_MS = 5_000
/** Longest Retry-After that is respected; no server means more. */
const LONGEST_HOLD_MS = 3_600_000

/** Runs until the signal ends it. `woken` resolves when there may be something to send sooner than planned. */
export async function runSender(
  userId: string,
  events: SenderEvents,
  woken: (ms: number) => Promise<'woken' | 'time'>,
  signal: AbortSignal,
): Promise<void> {
  let hurry = true
  const underWay = new Map<string, Promise<boolean>>()
  const late = () => new Promise<null>(resolve => setTimeout(resolve, PATIENCE_MS, null))
  while (!signal.aborted) {
    const waiting = await readOutbox(userId)
      .then(items => items.filter(item => item.state === 'waiting'))
      .catch(() => [])
    const heads = headsOf(waiting).filter(({ entity }) => !underWay.has(entity))
    const now = Date.now()
    const due = heads.filter(item => isDue(item, now, hurry))
    let wait = IDLE_MS
    if (due.length > 0 && underWay.size < AT_ONCE && mayCall(userId)) {
      hurry = false
      for (const item of due.slice(0, AT_ONCE - underWay.size)) {
        const { entity } = item
        underWay.set(
          entity,
          sendOne(item, events).finally(() => underWay.delete(entity)),
        )
      }
      const tried = await Promise.race([Promise.all(underWay.values()), late()])
      if (!tried || tried.includes(true)) continue
    } else if (mayCall(userId)) {
      wait = Math.min(...heads.map(item => Math.max(0, item.nextAt - now)), IDLE_MS)
    }
    if (underWay.size > 0) wait = PATIENCE_MS
    hurry = (await woken(wait)) === 'woken'
  }
  // The next sender must not send acts that are still being sent.
  await Promise.all(underWay.values())
}

/** The oldest waiting item of every entity. */
function headsOf(items: OutboxItem[]): OutboxItem[] {
  const heads = new Map<string, OutboxItem>()
  for (const item of items) if (!heads.has(item.entity)) heads.set(item.entity, item)
  return [...heads.values()]
}

function isDue({ nextAt, triedAt, held }: OutboxItem, now: number, hurry: boolean): boolean {
  // A phone whose clock was set back must not wait for years.
  const clockWentBack = triedAt === undefined ? nextAt > now + LONGEST_WAIT_MS : triedAt > now
  return nextAt <= now || clockWentBack || (hurry && !held)
}

/**
 * Whether acts of a user may be sent: only those of the signed-in user, while the session lives and the browser sees a
 * network.
 */
function mayCall(userId: string): boolean {
  const { user, ended } = session.get()
  return isOnline() && !ended && user?.userId === userId
}

/** Sends one item. Returns false when nothing was tried: the item is gone, or the count could not be stored. */
async function sendOne(waiting: OutboxItem, events: SenderEvents): Promise<boolean> {
  // Counted before it is sent: from now on it may have arrived, and cannot be taken back any more.
  const item = await changeInOutbox(waiting, current =>
    current.state === 'waiting'
      ? {
          ...current,
          attempts: current.attempts + 1,
          nextAt: Date.now() + waitAfter(current),
          held: false,
          triedAt: Date.now(),
        }
      : null,
  ).catch(() => null)
  if (!item) return false
  events.sending(item)
  try {
    const answer = await send(item.request, { key: item.id, userId: item.userId })
    // If the page closes meanwhile, the next one asks again with the same key and comes back to this point.
    await Promise.race([events.leaving(item).catch(() => {}), new Promise(resolve => setTimeout(resolve, LEAVING_MS))])
    await removeFromOutbox(item)
    events.answered(item, answer)
  } catch (error) {
    if (isFinal(error)) await keepRefused(item, error, events)
    else if (error instanceof Refusal && error.retryAfterSeconds) {
      const wait = Math.min(LONGEST_HOLD_MS, error.retryAfterSeconds * 1000)
      const later = { nextAt: Date.now() + wait, held: true, heldWords: error.message }
      await changeInOutbox(item, current => ({ ...current, ...later })).catch(() => null)
    }
  } finally {
    events.tried(item)
  }
  return true
}

function waitAfter({ attempts }: OutboxItem): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempts, 10)) * (0.5 + Math.random() / 2)
}

async function keepRefused(item: OutboxItem, { code, message }: Refusal, events: SenderEvents): Promise<void> {
  const refusal = { code, message, at: Date.now() }
  const refused = await changeInOutbox(item, current => ({ ...current, state: 'refused', refusal })).catch(() => null)
  if (refused) events.refused(refused)
}
