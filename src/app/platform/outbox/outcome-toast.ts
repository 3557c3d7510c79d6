// What to say when something that waited was sent, or refused. Whoever stood by and waited has seen it already.
import { toasts } from '#app/ui/toast-store.ts'
import type { Outcome } from './outbox.ts'

/** Sent this long after it was put in: nobody is waiting for the answer any more. */
const WAITED_MS = 12_000

export function showOutcome({ state, item }: Outcome): void {
  if (Date.now() - item.createdAt < WAITED_MS) return
  if (state === 'answered') {
    toasts.add({
      type: 'info',
      overline: 'つながりました',
      title: `${item.title}を送りました`,
      line: item.note,
      group: { key: 'sent', label: '送りました' },
    })
    return
  }
  toasts.add({
    type: 'error',
    overline: item.note,
    title: `${item.title}ができませんでした`,
    action: { label: '理由を見る', href: '/myPage/tray' },
    group: { key: 'refused', label: '送れなかったもの' },
  })
}
