// News of themes on open screens: to their master what the office decided, to the office that one waits.
import type { QueryClient } from '@tanstack/react-query'
import { makeOld } from '#app/platform/query.ts'
import type { Hearing, RealtimeEvent } from '#app/platform/realtime.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { themeAddress } from '#rules/notices/order-notices.ts'
import { omnibusNews } from '#rules/order/omnibus-news.ts'

export const hearOmnibus = (client: QueryClient): Hearing => ({
  hear: event => hearNews(client, event),
})

function hearNews(client: QueryClient, { data }: RealtimeEvent): void {
  void makeOld(client, ['scenarioOmnibus'])
  const to = data.to === 'office' ? 'office' : 'master'
  const title = omnibusNews(String(data.step ?? ''), to)
  if (!title || data.isShown === false) return
  toasts.add({
    type: data.step === 'approve' || data.step === 'submit' ? 'success' : 'info',
    overline: String(data.title ?? ''),
    title,
    action: { label: '開く', href: themeAddress({ omnibusId: Number(data.omnibusId), to }) },
    group: { key: 'omnibus', label: 'オムニバス' },
    isTold: true,
  })
}
