// What to say when something that waited was sent, or refused. Whoever stood by and waited has seen it already. The words are no
// part of a first visit.
import { toasts } from '#app/ui/toast-store.ts'
import { type Outcome, PATIENCE_MS } from './outbox.ts'

/** Done when it was said, or need not be. @throws where the words cannot be loaded */
export async function showOutcome(outcome: Outcome): Promise<void> {
  const { state, item } = outcome
  // The screen that a page showed before it was loaded anew waits no more.
  const isOfThisPage = item.createdAt >= performance.timeOrigin
  const isStandingBy = isOfThisPage && Date.now() - (item.undoUntil ?? item.createdAt) < PATIENCE_MS
  // Who could take it back for a while may look at something else by now, and believes that it was done.
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
