// Notices that no other area hears, on open screens: a toast with the words of the notice, and the reads that it made outdated.
import type { QueryClient } from '@tanstack/react-query'
import type { Area } from '#app/platform/belongings.ts'
import { makeOld } from '#app/platform/query.ts'
import type { Hearing, RealtimeEvent } from '#app/platform/realtime.ts'
import { toasts } from '#app/ui/toast-store.ts'

/** Areas whose reads an event makes outdated, by the beginning of its key. */
const TOUCHED: Record<string, readonly Area[]> = {
  friend: ['friend', 'character'],
  follow: ['follow', 'masterRoom'],
  class: ['classRequest', 'account'],
  news: ['news'],
  office: ['scenarioInfo', 'masterRoom'],
  scenario: ['scenarioBoard', 'replayResponse'],
  post: ['letter', 'character', 'equipment'],
  makai: ['makaiPost'],
  community: ['community', 'communityNotification'],
  staff: ['masterCommunity'],
}

const TONES = ['success', 'info', 'alpaca'] as const

export const hearNotices = (client: QueryClient): Hearing => ({
  hear: event => hear(client, event),
})

function hear(client: QueryClient, { data }: RealtimeEvent): void {
  void makeOld(client, TOUCHED[String(data.event).split('.')[0] ?? ''] ?? [])
  if (data.isShown === false || typeof data.title !== 'string' || typeof data.href !== 'string') return
  toasts.add({
    type: TONES.find(tone => tone === data.tone) ?? 'info',
    ...(data.over ? { overline: String(data.over) } : {}),
    title: data.title,
    trailing: data.trailing ? String(data.trailing) : undefined,
    action: { label: '開く', href: data.href },
    group: { key: 'notice', label: '通知' },
    isTold: true,
  })
}
