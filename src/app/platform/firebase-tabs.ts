// Messages between the tabs of a browser about the account at Firebase. 共有の端末: the SDK keeps such a session in session
// storage, which each tab has for itself, so a new tab asks the others for it, as if the browser and not the tab were signed
// in. A tab that signs in or out tells the others, which still have the former account.
import { hasSharedMark } from './shared-device.ts'

type Message = { kind: 'ask' } | { kind: 'have'; account: string } | { kind: 'changed' }

export type Tabs = {
  /** Tells the other tabs that a user signed in or out here. */
  tell: () => void
  close: () => void
}

/** Wait for the other tabs. They are asked only when Firebase is opened and a shared session is known to be open. */
const PATIENCE_MS = 1_000

const channelOf = (place: string): BroadcastChannel => new BroadcastChannel(`tsumugi-${place}`)

/** Puts the account of another tab into `place` when this tab has none. */
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

/** Answers other tabs from now on, and calls `changed` when a user signed in or out in one of them. */
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
