// Spending coins, tokens or items: pressed online only. The act is on the device with its key before it is sent, and is
// sent again with that key until the server's own answer was read (reliability.md rule 4).
import { useRef } from 'react'
import { BELONGINGS } from '#app/platform/belongings.ts'
import { isOnline } from '#app/platform/connectivity.ts'
import type { NewOutboxItem, OutboxItem } from '#app/platform/outbox/item.ts'
import { useOutbox, useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import { usePut } from '#app/platform/outbox/use-put.ts'
import { offlineNote } from '#rules/messages/offline.ts'

/** What an act of spending makes old. */
export const SPEND_TOUCHES = [...BELONGINGS]

export type SpendResult<Answer> =
  | { state: 'done'; answer: Answer }
  /** Nothing was spent, and why in words. */
  | { state: 'refused'; message: string }
  /** Sent, but the answer was not read yet: the outbox goes on asking. */
  | { state: 'checking' }

const NOT_NOW = { state: 'refused', message: `${offlineNote()}。` } as const

export type SpendState = 'sending' | 'checking'

export function useSpend<Answer>(kind: string) {
  const outbox = useOutbox()
  const put = usePut()
  const busy = useRef(false)
  const { items, sending } = useOutboxView()
  const waiting = items.filter(item => item.kind === kind && item.state === 'waiting')

  const spendNow = async (act: NewOutboxItem): Promise<SpendResult<Answer> | null> => {
    if (!isOnline() || !outbox) return NOT_NOW
    const result = await put(act)
    if (result === null || result.state === 'refused') return result
    if (result.state === 'answered') return { state: 'done', answer: result.answer as Answer }
    if (result.state === 'notTaken') return NOT_NOW
    // What was never sent is taken back: it is not to be spent hours later, when nobody thinks of it.
    const isTakenBack = result.state === 'waiting' && (await outbox.cancel(result.item).catch(() => false))
    return isTakenBack ? NOT_NOW : { state: 'checking' }
  }

  return {
    /** Null when another act of this screen is still on its way. */
    spend: async (act: NewOutboxItem): Promise<SpendResult<Answer> | null> => {
      if (busy.current) return null
      busy.current = true
      try {
        return await spendNow(act)
      } finally {
        busy.current = false
      }
    },
    /** How an act stands whose answer is still asked for, by one of its facts. */
    stateOf: (fact: string, value: string | number): SpendState | null => {
      const item = waiting.find(({ facts }) => facts[fact] === value)
      return item ? stateOf(item, sending) : null
    },
    /** Whether the answer of an act with all of these facts is still asked for. */
    isWaiting: (facts: Record<string, string | number>): boolean =>
      waiting.some(item => Object.entries(facts).every(([fact, value]) => item.facts[fact] === value)),
  }
}

const stateOf = (item: OutboxItem, sending: ReadonlySet<string>): SpendState =>
  sending.has(item.id) && item.attempts <= 1 ? 'sending' : 'checking'
