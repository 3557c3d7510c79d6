// What the tabs of a browser tell each other about the account at Firebase. 共有の端末: its SDK keeps such a session in
// session storage, which each tab has for itself, so a new tab gets it from one that has it; as if the browser and not the
// tab were signed in. And whoever signs in or out says so, because the others hold the account of before.
import { hasSharedMark } from './shared-device.ts'

type Message = { kind: 'ask' } | { kind: 'have'; account: string } | { kind: 'changed' }

export type Tabs = {
  /** Tells the other tabs that somebody signed in or out here. */
  tell: () => void
  close: () => void
}

/** The tabs are asked when Firebase is opened, and only where a shared session is known to be open. */
const PATIENCE_MS = 1_000

const channelOf = (place: string): BroadcastChannel => new BroadcastChannel(`tsumugi-${place}`)

/** Puts the account of another tab in `place`, where this tab has none. */
export async function takeOverFromTabs(place: string): Promise<void> {
  if (!hasSharedMark() || sessionStorage.getItem(place)) return
  const channel = channelOf(place)
  const account = await new Promise<string | null>(resolve => {
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'have') resolve(data.account)
    }
    channel.postMessage({ kind: 'ask' } satisfies Message)
    setTimeout(() => resolve(null), PATIENCE_MS)
  })
  channel.close()
  if (account) sessionStorage.setItem(place, account)
}

/** Answers other tabs from now on, and calls `changed` when one of them signed in or out. */
export function shareWithTabs(place: string, changed: () => void): Tabs {
  const channel = channelOf(place)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    const account = sessionStorage.getItem(place)
    if (data.kind === 'ask' && account) channel.postMessage({ kind: 'have', account } satisfies Message)
    if (data.kind === 'changed') {
      sessionStorage.removeItem(place)
      changed()
    }
  }
  return {
    tell: () => channel.postMessage({ kind: 'changed' } satisfies Message),
    close: () => channel.close(),
  }
}
