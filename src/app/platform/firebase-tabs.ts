// 共有の端末 with Firebase: its SDK keeps such a session in session storage, which each tab has for itself. A new tab gets
// it from one that has it, as if the browser and not the tab were signed in; signing out in one signs out all of them.
import { hasSharedMark } from './shared-device.ts'

type Message = { kind: 'ask' } | { kind: 'have'; account: string } | { kind: 'signed-out' }

/** The tabs are asked once, when Firebase is loaded, and only where a shared session is known to be open. */
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

/** Answers other tabs from now on. */
export function shareWithTabs(place: string, signOut: () => Promise<void>): void {
  const channel = channelOf(place)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    const account = sessionStorage.getItem(place)
    if (!account) return
    if (data.kind === 'ask') channel.postMessage({ kind: 'have', account } satisfies Message)
    if (data.kind === 'signed-out') signOut().catch(() => {})
  }
}

/** Tells the other tabs that the user signed out here. */
export function signOutTabs(place: string): void {
  const channel = channelOf(place)
  channel.postMessage({ kind: 'signed-out' } satisfies Message)
  channel.close()
}
