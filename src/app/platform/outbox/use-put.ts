// Putting an act into the outbox and hearing at once what came of it: what all acts share that are kept before they are sent.
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { send } from '../api.ts'
import { isOnline } from '../connectivity.ts'
import { Refusal } from '../exchange.ts'
import { makeOld } from '../query.ts'
import { randomUuid } from '../uuid.ts'
import type { NewOutboxItem, OutboxItem } from './item.ts'
import { PATIENCE_MS } from './outbox.ts'
import { useOutbox } from './outbox-context.ts'

export type Put =
  | { state: 'answered'; answer: unknown }
  | { state: 'refused'; message: string }
  /** Kept, and not answered yet: the outbox goes on. */
  | { state: 'waiting'; item: OutboxItem }
  /** Not kept, and sent without an answer: whether it arrived is not known. */
  | { state: 'unknown' }
  /** Neither kept nor sent. */
  | { state: 'notTaken' }

/** The act's put; null for guests, and while another one that cannot be kept is under way. */
export function usePut(): (act: NewOutboxItem) => Promise<Put | null> {
  const outbox = useOutbox()
  const client = useQueryClient()
  const sendingUnkept = useRef(false)

  return useCallback(
    async act => {
      if (!outbox) return null
      const kept = await outbox.addAndWait(act, PATIENCE_MS).catch(() => null)
      if (kept) {
        const { item, outcome } = kept
        if (!outcome) return { state: 'waiting', item }
        if (outcome.state === 'answered') return { state: 'answered', answer: outcome.answer }
        // Told at once and holding nothing that was written: it need not lie in the tray.
        await outbox.discard(outcome.item).catch(() => {})
        return { state: 'refused', message: outcome.item.refusal?.message ?? '' }
      }
      // The browser gives no storage, so nothing can wait here: it is sent now, once, or not taken on.
      if (sendingUnkept.current) return null
      if (!isOnline()) return { state: 'notTaken' }
      sendingUnkept.current = true
      try {
        const answer = await send(act.request, { key: randomUuid(), userId: outbox.userId })
        return { state: 'answered', answer }
      } catch (error) {
        return error instanceof Refusal ? { state: 'refused', message: error.message } : { state: 'unknown' }
      } finally {
        sendingUnkept.current = false
        makeOld(client, act.touches)
      }
    },
    [outbox, client],
  )
}
