// Reads: one query client per user, stored in IndexedDB. Only marked queries are stored; their data stays readable even if
// the last fetch failed, unless the server has answered that it is not there.

import contractVersion from 'virtual:contract-version'
import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister'
import { dehydrate, QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import {
  type PersistedClient,
  type Persister,
  persistQueryClientRestore,
  persistQueryClientSave,
} from '@tanstack/react-query-persist-client'
import { del, get, set } from 'idb-keyval'
import type { Call } from './api.ts'
import { firstScreen } from './first-screen.ts'
import { dropsGone } from './gone.ts'
import { isWaking, readAgainOnWake } from './read-again.ts'
import { NoAnswer, Refusal } from './requests.ts'
import { cacheKey } from './session.ts'
import { takeEarly } from './start-reads.ts'
import { keyval } from './storage.ts'

const DAY_MS = 86_400_000
const KEPT_MS = 7 * DAY_MS
const UNKEPT_MS = 5 * 60_000
/** Most stored entries; restoring costs 0.2 ms each on a slow phone. */
const MOST_KEPT = 150
const FRESH_MS = 20_000
const WRITE_AFTER_MS = 150
const LONGEST_PAUSE_MS = 3_000
/** Time between two moments at which reads without an answer go again. */
const TOGETHER_MS = 500
const ownMoment = Math.random() * TOGETHER_MS
/** Longest wait for the stored entries; a slow disk must not keep the page blank. */
const RESTORE_MS = 1_000

export type UserCache = { client: QueryClient; close: () => void }

/**
 * Cache of a user, with the stored reads.
 * @param give gives it the reads that came with the page; the stored ones follow them when the first screen stands
 */
export async function openCache(userId: string | null, give?: (client: QueryClient) => void): Promise<UserCache> {
  const client = new QueryClient({
    queryCache: dropsGone(),
    defaultOptions: {
      queries: {
        // With the default, a loader never settles offline and the page stays blank.
        networkMode: 'always',
        staleTime: FRESH_MS,
        gcTime: UNKEPT_MS,
        // Repeating reads is the task of read-again.ts alone.
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        retry: (failures, error) => (failures < 2 || isWaking()) && shouldRetry(error),
        retryDelay: pauseBefore,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  const options = {
    queryClient: client,
    persister: newestOnly(
      createAsyncStoragePersister({
        key: cacheKey(userId),
        throttleTime: 0,
        storage: {
          // At a start the entry has been requested already.
          getItem: async key => ((await takeEarly(key)?.catch(() => undefined)) ?? get(key, keyval)) as Promise<string>,
          setItem: (key, value: string) => set(key, value, keyval),
          removeItem: key => del(key, keyval),
        },
      }),
    ),
    maxAge: KEPT_MS,
    buster: contractVersion,
    dehydrateOptions: {
      shouldDehydrateQuery: ({
        meta,
        state,
      }: {
        meta: Record<string, unknown> | undefined
        state: { data: unknown }
      }) => meta?.persist === true && state.data !== undefined,
      // Writes wait in the outbox, never here (reliability rule 3).
      shouldDehydrateMutation: () => false,
    },
  }
  const begunAt = Date.now()
  let isRestored = false
  const restore = async (): Promise<void> => {
    const late = new Promise<void>(resolve => setTimeout(resolve, RESTORE_MS))
    await Promise.race([persistQueryClientRestore(options).catch(() => {}), late])
    // Stored data is outdated however young it is: a page that was left during a save did not store its result.
    for (const query of client.getQueryCache().getAll()) if (query.state.dataUpdatedAt < begunAt) query.invalidate()
    isRestored = true
  }
  if (give) give(client)
  else await restore()
  // Before the stored reads are there, writing would lose them.
  const save = async (): Promise<void> => (isRestored ? persistQueryClientSave(options) : undefined)
  if (give)
    firstScreen
      .then(restore)
      .then(save)
      .catch(() => {})
  const stop = saveChanges(
    client,
    save,
    // The persister waits for a timer, which a page that is being left no longer runs; this writes the same at once.
    async () => {
      if (!isRestored) return
      const kept = newest({
        buster: contractVersion,
        timestamp: Date.now(),
        clientState: dehydrate(client, options.dehydrateOptions),
      })
      return set(cacheKey(userId), JSON.stringify(kept), keyval)
    },
  )
  const stopReading = readAgainOnWake(client)
  return {
    client,
    close: () => {
      stop()
      stopReading()
      client.clear()
    },
  }
}

/** Events of a read that change its data; one of what is gone (gone.ts) drops it. */
const CHANGES = ['success', 'setState']

/**
 * Saves soon after stored reads have changed. When the page is left it saves at once, because the next start may be offline; then also when
 * reads have only begun or failed, which no start has to wait for, so that the moment of the last use is kept.
 */
function saveChanges(client: QueryClient, save: () => Promise<void>, saveNow: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isUsed = false
  const run = (write: () => Promise<void>): void => {
    clearTimeout(timer)
    timer = undefined
    isUsed = false
    write().catch(() => {})
  }
  const leave = () => isUsed && run(saveNow)
  const unsubscribe = client.getQueryCache().subscribe(event => {
    if (event.query.meta?.persist !== true || (event.type !== 'updated' && event.type !== 'removed')) return
    isUsed = true
    if (event.type === 'removed' || CHANGES.includes(event.action.type))
      timer ??= setTimeout(() => run(save), WRITE_AFTER_MS)
  })
  const leaving = new AbortController()
  window.addEventListener('pagehide', leave, { signal: leaving.signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave(), {
    signal: leaving.signal,
  })
  return () => {
    // At a sign-out the stored reads have been or will be erased, and nothing may write them again.
    clearTimeout(timer)
    unsubscribe()
    leaving.abort()
  }
}

const shouldRetry = (error: unknown): boolean =>
  navigator.onLine && (error instanceof NoAnswer || (error instanceof Refusal && error.status >= 500))

/**
 * Milliseconds before a read is sent again: longer each time, and not before a busy server asked for it. Reads without an answer go again
 * together, so that a screen whose network is dead asks for one token each time, and not for one a read.
 */
function pauseBefore(attempt: number, error: unknown): number {
  const usual = Math.min(LONGEST_PAUSE_MS, 500 * 2 ** attempt)
  if (error instanceof NoAnswer) return untilTogether(usual * 0.75)
  const own = usual * (0.75 + Math.random() / 2)
  const wanted = error instanceof Refusal ? (error.retryAfterSeconds ?? 0) * 1_000 : 0
  return Math.max(own, Math.min(LONGEST_PAUSE_MS, wanted))
}

/** Milliseconds until the first moment after `pause` at which reads go together; each page has moments of its own. */
function untilTogether(pause: number): number {
  const earliest = performance.now() + pause - ownMoment
  return pause + Math.ceil(earliest / TOGETHER_MS) * TOGETHER_MS - earliest
}

const newest = (kept: PersistedClient): PersistedClient => {
  const queries = [...kept.clientState.queries].sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  return { ...kept, clientState: { queries: queries.slice(0, MOST_KEPT), mutations: [] } }
}

const newestOnly = (persister: Persister): Persister => ({
  ...persister,
  persistClient: kept => persister.persistClient(newest(kept)),
})

/** Query of a call. `kept` ones are readable offline for a week. */
export function readQuery<Input, Output>(call: Call<Input, Output>, input: Input, options: { kept?: boolean } = {}) {
  return queryOptions<Output, Error, Output, QueryKey>({
    queryKey: call.key(input),
    queryFn: ({ signal }) => call.send(input, { signal }),
    ...(options.kept ? { gcTime: KEPT_MS, meta: { persist: true } } : {}),
  })
}

/**
 * Repeats reads that an act made outdated. A first read that is under way is not restarted; its answer may be older than the
 * act, so it is repeated after it.
 * @param prefixes beginnings of query keys
 * @returns resolves when the reads on a screen were repeated, or could not be
 */
export async function makeOld(client: QueryClient, prefixes: readonly string[]): Promise<void> {
  const reading = prefixes.flatMap(prefix => {
    const queries = client.getQueryCache().findAll({ queryKey: [prefix], fetchStatus: 'fetching' })
    const first = queries.filter(({ state }) => state.data === undefined)
    return [
      client.invalidateQueries({ queryKey: [prefix] }),
      ...first.map(({ promise, queryKey }) => promise?.then(() => client.invalidateQueries({ queryKey, exact: true }))),
    ]
  })
  await Promise.allSettled(reading)
}
