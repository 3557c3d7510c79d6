// What a screen shows is read again when the page wakes: the network is back, or somebody looks at it again. The query library's
// own ways are off: with `networkMode: 'always'` it knows of no reconnecting, and it reads for pages that nobody sees.
import type { Query, QueryClient } from '@tanstack/react-query'
import { isOnline, onWake } from './connectivity.ts'

/** A browser says that there is a network some seconds before anything gets through. */
const PATIENT_MS = 10_000

let wokenAt = Number.NEGATIVE_INFINITY

/** Whether the page woke a moment ago: a read that fails is then tried more often. */
export const isWaking = (): boolean => Date.now() - wokenAt < PATIENT_MS

/** Reads again what is shown, once per waking, and never what is on its way already. Returns how to stop. */
export function readAgainOnWake(client: QueryClient): () => void {
  return onWake((_, since) => {
    if (!isOnline() || document.visibilityState === 'hidden') return
    wokenAt = Date.now()
    const predicate = (query: Query) => mayChange(query) && isOlder(query, since)
    client.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false }).catch(() => {})
  })
}

const isOlder = ({ state }: Query, since: number): boolean =>
  state.status === 'error' || state.isInvalidated || state.dataUpdatedAt <= since

/** Some reads hold for as long as their screen stands. */
const mayChange = ({ observers }: Query): boolean =>
  observers.some(({ options }) => options.staleTime !== Number.POSITIVE_INFINITY)
