// Toasts of a write that was pressed a moment ago. Their words are not part of a first visit.
import { toasts } from '#app/ui/toast-store.ts'
import type { NewOutboxItem } from './item.ts'
import type { Write, WriteResult } from './write.ts'

/** Resolves when the toast was added, or is not needed; waiting acts get their toast later. */
export async function sayResult(
  which: Write<never, never>['toasts'],
  act: NewOutboxItem,
  result: WriteResult<unknown>,
): Promise<void> {
  const { state } = result
  if (which === 'none' || state === 'waiting' || state === 'checking' || (state === 'done' && which !== 'all')) return
  const words = await import('#rules/messages/acts.ts').then(
    ({ actWords }) => actWords(act, state === 'done' ? result.answer : undefined),
    () => null,
  )
  if (state === 'done') toasts.add({ type: 'success', overline: act.note, title: words?.done ?? act.note })
  else {
    const type = state === 'refused' ? 'error' : 'info'
    toasts.add({ type, overline: words?.notDone ?? act.note, title: result.message || act.note })
  }
}
