// Toasts for acts that were sent or refused after a wait. A user who waited on the screen has seen the result already. The
// words are not part of a first visit.
import { toasts } from '#app/ui/toast-store.ts'
import { type Outcome, PATIENCE_MS } from './outbox.ts'

/** Resolves when the toast was added, or is not needed. @throws when the words cannot be loaded */
export async function showOutcome(outcome: Outcome): Promise<void> {
  const { state, item } = outcome
  // A screen of a page that was reloaded since is not waiting any more.
  const isOfThisPage = item.createdAt >= performance.timeOrigin
  const isStandingBy = isOfThisPage && Date.now() - (item.undoUntil ?? item.createdAt) < PATIENCE_MS
  // A user who could take the act back for a while may be on another screen, and believes that it was done.
  if (isStandingBy && !(item.undoUntil && state === 'refused')) return
  const { actWords } = await import('#rules/messages/acts.ts')
  if (state === 'answered') {
    toasts.add({
      type: 'info',
      overline: item.note,
      title: actWords(item, outcome.answer).done,
      line: item.note,
      group: { key: 'sent', label: '送信しました' },
    })
    return
  }
  toasts.add({
    type: 'error',
    overline: item.note,
    title: actWords(item).notDone,
    action: { label: '理由を見る', href: '/myPage/tray' },
    line: item.note,
    group: { key: 'refused', label: '送れませんでした' },
  })
}
