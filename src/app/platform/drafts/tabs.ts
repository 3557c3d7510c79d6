// Messages to an open draft from the other tabs of its user, and from its own page.
import { session } from '../session.ts'
import { STORAGE_LOST } from '../storage.ts'

export type TabMessage =
  | { kind: 'changed'; draftId: string; place: string; target: string }
  | { kind: 'moved'; from: string; to: string }

export type TabListener = {
  changed: (message: { draftId: string; place: string; target: string }) => void
  moved: (message: { from: string; to: string }) => void
  /** The user, the network or the session has come back. */
  returned: () => void
  /** The network is gone. */
  cutOff: () => void
  /** The browser has deleted the stored data. */
  lost: () => void
  /** The page may be closed at any moment. */
  leaving: () => void
  isUnsafe: () => boolean
}

const channelOf = (userId: string): string => `tsumugi-drafts-${userId}`

/** Sends a message from code that has no draft open. */
export function tellTabs(userId: string, message: TabMessage): void {
  const channel = new BroadcastChannel(channelOf(userId))
  channel.postMessage(message)
  channel.close()
}

/** Calls `changed` for changes of any draft of the user, in any tab. Returns the function that stops it. */
export function watchDrafts(userId: string, changed: (message: TabMessage) => void): () => void {
  const channel = new BroadcastChannel(channelOf(userId))
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => changed(data)
  return () => channel.close()
}

export class DraftTabs {
  #channel: BroadcastChannel
  #stop = new AbortController()
  #listener: TabListener

  constructor(userId: string, listener: TabListener) {
    this.#listener = listener
    this.#channel = new BroadcastChannel(channelOf(userId))
    this.#channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      if (this.#stop.signal.aborted) return
      if (data.kind === 'changed') listener.changed(data)
      else listener.moved(data)
    }
  }

  tell(message: TabMessage): void {
    if (!this.#stop.signal.aborted) this.#channel.postMessage(message)
  }

  listen(): void {
    const { signal } = this.#stop
    const { returned, cutOff, lost, leaving, isUnsafe } = this.#listener
    for (const event of ['online', 'focus', 'pageshow']) window.addEventListener(event, returned, { signal })
    window.addEventListener('offline', cutOff, { signal })
    window.addEventListener(STORAGE_LOST, lost, { signal })
    window.addEventListener('pagehide', leaving, { signal })
    const seen = () => (document.visibilityState === 'hidden' ? leaving() : returned())
    document.addEventListener('visibilitychange', seen, { signal })
    const ask = (event: Event) => {
      if (isUnsafe()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask, { signal })
    signal.addEventListener('abort', session.watch(returned))
  }

  close(): void {
    this.#stop.abort()
    this.#channel.close()
  }
}
