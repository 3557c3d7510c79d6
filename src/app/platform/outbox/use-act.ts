// Acts that may wait: kept first, then sent, once. Whoever pressed hears at once what came of it, or that it waits.
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { toasts } from '#app/ui/toast-store.ts'
import { send } from '../api.ts'
import { isOnline } from '../connectivity.ts'
import { Refusal } from '../exchange.ts'
import { makeOld } from '../query.ts'
import { randomUuid } from '../uuid.ts'
import type { NewOutboxItem, OutboxItem } from './item.ts'
import { useOutbox } from './outbox-context.ts'

export type Acted = { state: 'answered'; answer: unknown } | { state: 'waiting' } | { state: 'refused' }

/** After this the screen stops waiting for the answer; the thing itself says how it stands. */
const PATIENCE_MS = 10_000

const NOT_KEPT = 'この端末に保存できないため、受け付けられませんでした'
const UNKNOWN = '届いたか確かめられませんでした。読み込み直してご確認ください'

/** Puts an act into the outbox and waits for what comes of it. A refusal is told in a toast: nothing that was written is in it. */
export function useAct(): (act: NewOutboxItem) => Promise<Acted> {
  const outbox = useOutbox()
  const client = useQueryClient()
  const sendingUnkept = useRef(false)

  const refuse = (act: NewOutboxItem, message: string): Acted => {
    toasts.add({ type: 'error', overline: act.title, title: message })
    return { state: 'refused' }
  }

  /** The browser gives no storage, so nothing can wait here: it is sent now, or not taken on. */
  const sendUnkept = async (act: NewOutboxItem, userId: string): Promise<Acted> => {
    if (sendingUnkept.current) return { state: 'refused' }
    if (!isOnline()) return refuse(act, NOT_KEPT)
    sendingUnkept.current = true
    try {
      return { state: 'answered', answer: await send(act.request, { key: randomUuid(), userId }) }
    } catch (error) {
      return refuse(act, error instanceof Refusal ? error.message : UNKNOWN)
    } finally {
      sendingUnkept.current = false
      makeOld(client, act.touches)
    }
  }

  return async act => {
    if (!outbox) return { state: 'refused' }
    const put = await outbox.addAndWait(act, PATIENCE_MS).catch(() => null)
    if (!put) return sendUnkept(act, outbox.userId)
    const { outcome } = put
    if (!outcome) return { state: 'waiting' }
    if (outcome.state === 'answered') return outcome
    await outbox.discard(outcome.item)
    return refuse(act, outcome.item.refusal?.message ?? UNKNOWN)
  }
}

export type SendingState = 'waiting' | 'sending' | 'checking'

/** Where an item stands that was not answered yet. */
export function sendingState(item: OutboxItem, sending: ReadonlySet<string>): SendingState {
  if (sending.has(item.id)) return 'sending'
  return item.attempts > 0 ? 'checking' : 'waiting'
}
