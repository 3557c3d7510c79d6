// Acts that may wait: kept first, then sent, once. Whoever pressed hears at once what came of it, or that it waits.
import { toasts } from '#app/ui/toast-store.ts'
import { actWords } from '#rules/messages/acts.ts'
import type { NewOutboxItem, OutboxItem } from './item.ts'
import { usePut } from './use-put.ts'

export type Acted = { state: 'answered'; answer: unknown } | { state: 'waiting' } | { state: 'refused' }

const NOT_KEPT = 'この端末に保存できないため、受け付けられませんでした'
const UNKNOWN = '届いたか確かめられませんでした。読み込み直してご確認ください'

/** Puts an act into the outbox and waits for what comes of it. A refusal is told in a toast: nothing that was written is in it. */
export function useAct(): (act: NewOutboxItem) => Promise<Acted> {
  const put = usePut()
  return async act => {
    const result = await put(act)
    if (result === null) return { state: 'refused' }
    if (result.state === 'answered' || result.state === 'waiting') return result
    const title = result.state === 'notTaken' ? NOT_KEPT : result.state === 'refused' && result.message
    toasts.add({ type: 'error', overline: actWords(act).notDone, title: title || UNKNOWN })
    return { state: 'refused' }
  }
}

export type SendingState = 'waiting' | 'sending' | 'checking'

/** Where an item stands that was not answered yet. */
export function sendingState(item: OutboxItem, sending: ReadonlySet<string>): SendingState {
  if (sending.has(item.id)) return 'sending'
  return item.attempts > 0 ? 'checking' : 'waiting'
}
