// Spending coins, tokens or items: pressed online only. The act is on the device with its key before it is sent, and is
// sent again with that key until the server's own answer was read (reliability.md rule 4).
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { send } from '#app/platform/api.ts'
import { isOnline } from '#app/platform/connectivity.ts'
import { Refusal } from '#app/platform/exchange.ts'
import type { NewOutboxItem, OutboxItem } from '#app/platform/outbox/item.ts'
import { useOutbox, useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import { makeOld } from '#app/platform/query.ts'
import { randomUuid } from '#app/platform/uuid.ts'

/** After this the screen stops waiting for the answer and says that it is being asked for. */
const PATIENCE_MS = 10_000

/** What an act of spending makes old. */
export const SPEND_TOUCHES = ['exchange', 'shop', 'coin', 'equipment', 'character', 'world']

export const OFFLINE_REASON = 'オフラインのあいだは使えません。つながってからお試しください。'

export type SpendResult<Answer> =
  | { state: 'done'; answer: Answer }
  /** Nothing was spent, and why in words. */
  | { state: 'refused'; message: string }
  /** Sent, but the answer was not read yet: the outbox goes on asking. */
  | { state: 'checking' }

export type SpendState = 'sending' | 'checking'

export function useSpend<Answer>(kind: string) {
  const outbox = useOutbox()
  const client = useQueryClient()
  const busy = useRef(false)
  const { items, sending } = useOutboxView()
  const waiting = items.filter(item => item.kind === kind && item.state === 'waiting')

  const put = async (act: NewOutboxItem): Promise<SpendResult<Answer>> => {
    if (!isOnline() || !outbox) return { state: 'refused', message: OFFLINE_REASON }
    const kept = await outbox.addAndWait(act, PATIENCE_MS).catch(() => null)
    if (!kept) return sendUnkept(act)
    const { item, outcome } = kept
    if (outcome?.state === 'answered') return { state: 'done', answer: outcome.answer as Answer }
    if (outcome?.state !== 'refused') {
      // What was never sent is taken back: it is not to be spent hours later, when nobody thinks of it.
      return (await outbox.cancel(item).catch(() => false))
        ? { state: 'refused', message: OFFLINE_REASON }
        : { state: 'checking' }
    }
    // Seen at once and holding nothing that was written: it need not lie in the tray.
    await outbox.discard(outcome.item).catch(() => {})
    return { state: 'refused', message: outcome.item.refusal?.message ?? '' }
  }

  /** The browser gives no storage: it is sent now, once. */
  const sendUnkept = async (act: NewOutboxItem): Promise<SpendResult<Answer>> => {
    try {
      const whose = outbox ? { userId: outbox.userId } : {}
      return { state: 'done', answer: (await send(act.request, { key: randomUuid(), ...whose })) as Answer }
    } catch (error) {
      return error instanceof Refusal ? { state: 'refused', message: error.message } : { state: 'checking' }
    } finally {
      makeOld(client, act.touches)
    }
  }

  return {
    /** Null when another act of this screen is still on its way. */
    spend: async (act: NewOutboxItem): Promise<SpendResult<Answer> | null> => {
      if (busy.current) return null
      busy.current = true
      try {
        return await put(act)
      } finally {
        busy.current = false
      }
    },
    /** How an act stands whose answer is still asked for, by one of its facts. */
    stateOf: (fact: string, value: string | number): SpendState | null => {
      const item = waiting.find(({ facts }) => facts[fact] === value)
      return item ? stateOf(item, sending) : null
    },
  }
}

const stateOf = (item: OutboxItem, sending: ReadonlySet<string>): SpendState =>
  sending.has(item.id) && item.attempts <= 1 ? 'sending' : 'checking'
