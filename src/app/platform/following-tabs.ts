// Following in several tabs over the one stream of the browser: the tab that reads it follows for all visible ones, and
// passes on what it hears.
import { onWanted, type Revisions, setFollowed, tellOf, wantedTopics } from './following.ts'
import { randomUuid } from './uuid.ts'

/** Most topics that the server follows for one stream. */
const MOST = 8
/** Wait for other wishes of the same moment, because following more means opening the stream again. */
const GATHER_MS = 50

type Message =
  | { is: 'wanted'; tab: string; topics: Revisions }
  | { is: 'question' }
  | { is: 'followed'; topics: readonly string[] }
  | { is: 'changed'; topic: string; revision: number }

/** Following of one read of the stream. */
export type Following = {
  /** Topics to name when the stream is opened. */
  topics: Revisions
  /** Fires when the stream has to be opened again, because more is to be followed. */
  more: AbortSignal
  /** Passes on which of them the server follows. */
  confirm: (topics: readonly string[]) => void
  /** Passes on that a topic has changed. */
  changed: (topic: string, revision: number) => void
  /** @param again whether the stream is opened again at once */
  end: (again: boolean) => void
}

export type FollowingTabs = { begin: () => Following; stop: () => void }

export function followInTabs(userId: string): FollowingTabs {
  const channel = new BroadcastChannel(`tsumugi-following-${userId}`)
  const tab = randomUuid()
  const others = new Map<string, Revisions>()
  let reading: { topics: Set<string>; more: AbortController } | null = null
  let confirmed: readonly string[] = []
  const told = new Map<string, number>()
  let gathering: ReturnType<typeof setTimeout> | undefined

  const post = (message: Message): void => channel.postMessage(message)
  const isVisible = (): boolean => document.visibilityState === 'visible'
  const own = (): Revisions => (isVisible() ? wantedTopics() : {})
  const all = (): Revisions => {
    const wanted: Record<string, number> = {}
    for (const topics of [own(), ...others.values()]) {
      for (const [topic, revision] of Object.entries(topics)) {
        wanted[topic] = Math.min(revision, wanted[topic] ?? revision)
      }
    }
    return Object.fromEntries(Object.entries(wanted).slice(0, MOST))
  }
  const look = (): void => {
    if (!reading) return
    const wanted = all()
    // A topic that is wanted again later is judged anew, because the right to it may have ended meanwhile.
    for (const topic of reading.topics) if (!(topic in wanted)) reading.topics.delete(topic)
    if (Object.keys(wanted).every(topic => reading?.topics.has(topic))) return
    gathering ??= setTimeout(() => {
      gathering = undefined
      reading?.more.abort()
    }, GATHER_MS)
  }
  /** Tells a tab that came later what the others have heard already. */
  const catchUp = (topics: Revisions): void => {
    post({ is: 'followed', topics: confirmed })
    for (const [topic, revision] of Object.entries(topics)) changed(topic, told.get(topic) ?? revision)
  }
  const tell = (): void => {
    post({ is: 'wanted', tab, topics: own() })
    look()
  }

  const changed = (topic: string, revision: number): void => {
    told.set(topic, Math.max(revision, told.get(topic) ?? 0))
    post({ is: 'changed', topic, revision })
    tellOf(topic, revision)
  }
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.is === 'wanted') {
      others.set(data.tab, data.topics)
      look()
      if (reading) catchUp(data.topics)
    } else if (data.is === 'question') post({ is: 'wanted', tab, topics: own() })
    else if (data.is === 'followed') setFollowed(data.topics)
    else tellOf(data.topic, data.revision)
  }
  const stopHearing = onWanted(tell)
  const leaving = new AbortController()
  document.addEventListener('visibilitychange', tell, { signal: leaving.signal })
  window.addEventListener('pagehide', () => post({ is: 'wanted', tab, topics: {} }), { signal: leaving.signal })

  const confirm = (topics: readonly string[]): void => {
    confirmed = topics
    post({ is: 'followed', topics })
    setFollowed(topics)
  }
  return {
    begin: () => {
      const topics = all()
      const more = new AbortController()
      reading = { topics: new Set(Object.keys(topics)), more }
      post({ is: 'question' })
      return {
        topics,
        more: more.signal,
        confirm,
        changed,
        end: again => {
          reading = null
          told.clear()
          clearTimeout(gathering)
          gathering = undefined
          if (!again) confirm([])
        },
      }
    },
    stop: () => {
      stopHearing()
      leaving.abort()
      post({ is: 'wanted', tab, topics: {} })
      channel.close()
      setFollowed([])
    },
  }
}
