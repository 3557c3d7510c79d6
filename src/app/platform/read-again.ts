// Repeats the reads of a screen when the page wakes: when the network returns, or the user looks at the page again. The
// query library's own ways are off: with `networkMode: 'always'` it does not notice a reconnection, and it reads for pages
// that nobody sees.
import type { Query, QueryClient } from '@tanstack/react-query'
import { isOnline, onWake } from './connectivity.ts'

/**
 * Time after waking in which failed reads are repeated more often, because browsers report a network some seconds before it
 * works.
 */
const PATIENT_MS = 10_000

let wokenAt = Number.NEGATIVE_INFINITY

/** Whether the page woke a moment ago. */
export const isWaking = (): boolean => Date.now() - wokenAt < PATIENT_MS

/** Repeats visible reads once per waking, except those already under way. Returns the function that stops it. */
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

/** Whether a read can change; some are valid for as long as their screen is open. */
const mayChange = ({ observers }: Query): boolean =>
  observers.some(({ options }) => options.staleTime !== Number.POSITIVE_INFINITY)
