// The outbox of the signed-in user, for screens.
import { createContext, use, useSyncExternalStore } from 'react'
import type { Outbox, OutboxView } from './outbox.ts'

export const OutboxContext = createContext<Outbox | null>(null)

export const useOutbox = (): Outbox | null => use(OutboxContext)

const EMPTY: OutboxView = { items: [], sending: new Set() }
const nothing = (): (() => void) => () => {}

/** What waits and what is under way; empty for guests. */
export function useOutboxView(): OutboxView {
  const outbox = useOutbox()
  return useSyncExternalStore(outbox?.watch ?? nothing, outbox?.get ?? (() => EMPTY))
}
