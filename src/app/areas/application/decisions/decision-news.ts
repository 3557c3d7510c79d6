// News of a decision for the applicant: a toast on the open screens, and the number of unseen decisions.
import type { QueryClient } from '@tanstack/react-query'
import type { RealtimeEvent } from '#app/platform/realtime.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { applicationKinds, decisionText } from '#rules/applications.ts'
import { applicationQueries } from '../queries.ts'
import { UNSEEN_DECISIONS } from './decision-count.ts'

/** Areas whose reads a decision may make outdated. */
const TOUCHED = ['application', 'originalClass', 'coin', 'character', 'characterEdit', 'equipment', 'skill']

export function hearDecision(client: QueryClient, { data }: RealtimeEvent): void {
  for (const area of TOUCHED) client.invalidateQueries({ queryKey: [area] }).catch(() => {})
  client.prefetchQuery(applicationQueries.decisions(1)).catch(() => {})
  const kind = applicationKinds.find(known => known === data.applicationKind)
  if (!kind || data.isShown === false) return
  const isApproved = data.result === 'approved'
  const name = String(data.name ?? '')
  const refund = String(data.refundText ?? '')
  toasts.add({
    type: isApproved ? 'success' : 'info',
    overline: decisionText(kind, isApproved),
    title: name,
    line: isApproved ? '承認' : '却下',
    trailing: refund && `${refund} 返却`,
    action: { label: '結果を見る', href: '/myPage/applications' },
    group: { key: 'application', label: '申請の結果' },
    isTold: true,
  })
}

/** Updates the number whenever the decisions were read. Returns the function that stops it. */
export function countUnseen(client: QueryClient): () => void {
  const { queryKey } = applicationQueries.decisions(1)
  const count = () => {
    const told = client.getQueryData<{ unseenCount: number }>(queryKey)
    if (told) client.setQueryData(UNSEEN_DECISIONS, told.unseenCount)
  }
  const hash = JSON.stringify(queryKey)
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && JSON.stringify(query.queryKey) === hash) count()
  })
  count()
  client.prefetchQuery(applicationQueries.decisions(1)).catch(() => {})
  return stop
}
