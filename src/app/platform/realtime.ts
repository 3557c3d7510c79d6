// Stream of events of the user while a screen is open. One per browser: the visible tab that holds a lock reads it and
// passes events on; with every tab hidden there is none.
import { get, set } from 'idb-keyval'
import { type Following, type FollowingTabs, followInTabs } from './following-tabs.ts'
import { session } from './session.ts'
import { keyval } from './storage.ts'
import { noteNews, noteWritten, WRITTEN_HEADER } from './written.ts'

export type RealtimeEvent = { id: number; kind: string; data: Record<string, unknown> }

/** Handler of an area for the events of its kind, until `stop` is called. */
export type Hearing = { hear: (event: RealtimeEvent) => void; stop?: () => void }

/**
 * Reads from the position in `place` until `signal` fires or the connection breaks. Resolves to whether it had been opened.
 */
export type ReadEvents = (
  userId: string,
  place: string,
  pass: (event: RealtimeEvent) => void,
  signal: AbortSignal,
) => Promise<boolean>

const STREAM = '/api/Realtime/stream'
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000
/** Longest silence of a working stream; the server sends something at least every 25 s. */
const SILENCE_MS = 60_000

/** Calls `hear` in every tab, once for each event. Returns the function that stops it. */
export function listenForEvents(userId: string, hear: (event: RealtimeEvent) => void): () => void {
  const stop = new AbortController()
  const channel = new BroadcastChannel(`tsumugi-realtime-${userId}`)
  const tabs = followInTabs(userId)
  const heard = new Set<number>()
  const deliver = (event: RealtimeEvent): void => {
    if (heard.has(event.id)) return
    heard.add(event.id)
    noteNews()
    hear(event)
  }
  channel.onmessage = ({ data }: MessageEvent<RealtimeEvent>) => deliver(data)
  const pass = (event: RealtimeEvent): void => {
    channel.postMessage(event)
    deliver(event)
  }

  const run = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await untilVisible(stop.signal)
      const turn = AbortSignal.any([stop.signal, whenHidden(stop.signal)])
      const read = () => readWhileVisible(userId, tabs, pass, turn)
      await (navigator.locks
        ? navigator.locks.request(`tsumugi-realtime-${userId}`, { signal: turn }, read)
        : read()
      ).catch(() => {})
    }
  }
  run().catch(() => {})
  return () => {
    stop.abort()
    channel.close()
    tabs.stop()
  }
}

async function readWhileVisible(
  userId: string,
  tabs: FollowingTabs,
  pass: (event: RealtimeEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  let wait = FIRST_WAIT_MS
  while (!signal.aborted) {
    const opened = await readEvents(tabs, userId, `realtime:${userId}`, pass, signal).catch(() => false)
    if (opened === 'again') continue
    wait = opened ? FIRST_WAIT_MS : Math.min(LONGEST_WAIT_MS, wait * 2)
    if (!signal.aborted && (await pause(wait * (0.5 + Math.random() / 2), signal))) wait = FIRST_WAIT_MS
  }
}

/** Reads the service's own stream, or the documents of the Firebase project that the user is signed in at. */
const readEvents = async (tabs: FollowingTabs, ...[userId, ...how]: Parameters<ReadEvents>) => {
  const { user, firebase } = session.get()
  if (!navigator.onLine || user?.userId !== userId) return false
  if (!firebase?.documents) return readFollowing(tabs, userId, ...how)
  const { readDocumentsOf } = await import('./realtime-firestore.ts')
  return readDocumentsOf(firebase)(userId, ...how)
}

/** Reads the stream with the topics that screens follow. Resolves to 'again' when more of them are to be followed. */
const readFollowing = async (
  tabs: FollowingTabs,
  ...[userId, place, pass, signal]: Parameters<ReadEvents>
): Promise<boolean | 'again'> => {
  const following = tabs.begin()
  const until = AbortSignal.any([signal, following.more])
  const isMore = () => following.more.aborted && !signal.aborted
  try {
    const opened = await readStream(following, userId, place, pass, until)
    return isMore() ? 'again' : opened
  } catch (error) {
    if (isMore()) return 'again'
    throw error
  } finally {
    following.end(isMore())
  }
}

async function readStream(
  following: Following,
  ...[userId, place, pass, signal]: Parameters<ReadEvents>
): Promise<boolean> {
  const token = await session.accessToken()
  if (!token || session.get().user?.userId !== userId) return false
  const lastId = await get<number>(place, keyval).catch(() => undefined)
  const silent = new AbortController()
  let watchdog = setTimeout(() => silent.abort(), SILENCE_MS)
  const response = await fetch(streamOf(following), {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastId === undefined ? {} : { 'last-event-id': String(lastId) }),
    },
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.any([signal, silent.signal]),
  })
  if (!response.ok || !response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
    clearTimeout(watchdog)
    if (response.status === 401) await session.renew()
    return false
  }
  noteWritten(response.headers.get(WRITTEN_HEADER))
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return true
      clearTimeout(watchdog)
      watchdog = setTimeout(() => silent.abort(), SILENCE_MS)
      const blocks = (rest + value).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        hearTopic(block, following)
        const event = parse(block)
        if (!event) continue
        if (event.kind !== 'ready') pass(event)
        await set(place, event.id, keyval).catch(() => {})
      }
    }
  } finally {
    clearTimeout(watchdog)
  }
}

/** Address of the stream with the followed topics. */
function streamOf({ topics }: Following): string {
  const named = Object.entries(topics).map(([topic, revision]) => ['follow', `${topic}@${revision}`])
  return named.length === 0 ? STREAM : `${STREAM}?${new URLSearchParams(named)}`
}

/** Passes on what a block says of topics. Such blocks have no id, because a device goes on by the revisions it shows. */
function hearTopic(block: string, following: Following): void {
  const { kind, data } = fieldsOf(block)
  if (kind === 'following' && Array.isArray(data?.topics)) following.confirm(data.topics.map(String))
  if (kind === 'topic') following.changed(String(data?.topic), Number(data?.revision))
}

/** One block of an event stream; null for heartbeats, and for what has no id. */
export function parse(block: string): RealtimeEvent | null {
  const { id, kind, data } = fieldsOf(block)
  return id && kind && data ? { id: Number(id), kind, data } : null
}

function fieldsOf(block: string): { id?: string; kind?: string; data: Record<string, unknown> | null } {
  const fields = new Map(
    block.split('\n').map(line => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 1).trim()] as const
    }),
  )
  try {
    return { id: fields.get('id') ?? '', kind: fields.get('event') ?? '', data: JSON.parse(fields.get('data') ?? '{}') }
  } catch {
    return { data: null }
  }
}

/** Waits, but no longer than until the network is back. Resolves to whether it has come back. */
function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise(resolve => {
    const over = new AbortController()
    const end = (isBack: boolean) => {
      over.abort()
      clearTimeout(timer)
      resolve(isBack)
    }
    const timer = setTimeout(end, ms, false)
    signal.addEventListener('abort', () => end(false), { signal: over.signal })
    window.addEventListener('online', () => end(true), { signal: over.signal })
  })
}

function untilVisible(signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const check = () => {
      if (document.visibilityState !== 'visible' && !signal.aborted) return
      document.removeEventListener('visibilitychange', check)
      resolve()
    }
    document.addEventListener('visibilitychange', check)
    signal.addEventListener('abort', check)
    check()
  })
}

function whenHidden(signal: AbortSignal): AbortSignal {
  const hidden = new AbortController()
  const check = () => {
    if (document.visibilityState === 'visible') return
    document.removeEventListener('visibilitychange', check)
    hidden.abort()
  }
  document.addEventListener('visibilitychange', check, { signal })
  return hidden.signal
}
