// Presses on notifications while the app is open: the worker hands over the address, and the app goes there by itself.
import type { QueryClient } from '@tanstack/react-query'
import { markRead } from '../unread.ts'

type Pressed = { type?: string; href?: string; noticeId?: number }

/** @param go goes to an address of the app. @returns the function that stops it */
export function hearPresses(userId: string, client: QueryClient, go: (href: string) => void): () => void {
  const hear = ({ data, ports }: MessageEvent<Pressed | null>): void => {
    if (data?.type !== 'OPEN' || !data.href) return
    ports[0]?.postMessage('gone')
    go(data.href)
    if (data.noticeId) markRead(userId, client, [data.noticeId]).catch(() => {})
  }
  navigator.serviceWorker?.addEventListener('message', hear)
  return () => navigator.serviceWorker?.removeEventListener('message', hear)
}
