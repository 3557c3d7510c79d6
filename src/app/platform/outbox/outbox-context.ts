// The outbox of the signed-in user, for screens.
import { createContext, use, useSyncExternalStore } from 'react'
import { EMPTY, type Outbox, type OutboxView } from './outbox.ts'

export const OutboxContext = createContext<Outbox | null>(null)

export const useOutbox = (): Outbox | null => use(OutboxContext)

const nothing = (): (() => void) => () => {}

/** Waiting and running acts; empty for guests. */
export function useOutboxView(): OutboxView {
  const outbox = useOutbox()
  return useSyncExternalStore(outbox?.watch ?? nothing, outbox?.get ?? (() => EMPTY), () => EMPTY)
}
