// What to say when something that waited was sent, or refused. Whoever stood by and waited has seen it already.
import { toasts } from '#app/ui/toast-store.ts'
import { type Outcome, PATIENCE_MS } from './outbox.ts'

export function showOutcome({ state, item }: Outcome): void {
  // The screen that a page showed before it was loaded anew waits no more.
  const isOfThisPage = item.createdAt >= performance.timeOrigin
  const isStandingBy = isOfThisPage && Date.now() - (item.undoUntil ?? item.createdAt) < PATIENCE_MS
  // Who could take it back for a while may look at something else by now, and believes that it was done.
  if (isStandingBy && !(item.undoUntil && state === 'refused')) return
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
