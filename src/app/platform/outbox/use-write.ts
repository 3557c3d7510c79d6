// Pressing a write (write.ts): kept on the device with its key before it is sent, sent with that key until the server's own
// answer was read, and told at once to whoever pressed.
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { offlineNote } from '#rules/messages/offline.ts'
import { isOnline } from '../connectivity.ts'
import { makeOld } from '../query.ts'
import type { NewOutboxItem, OutboxItem } from './item.ts'
import { type Outbox, PATIENCE_MS } from './outbox.ts'
import { useOutbox, useOutboxView } from './outbox-context.ts'
import { sayResult } from './say-result.ts'
import { type Around, sendUnkept } from './send-unkept.ts'
import { actOf, inTheWay, type OpenState, openOf, openState, thingOf, type Write, type WriteResult } from './write.ts'

const NOT_KEPT = 'この端末に保存できないため、受け付けられませんでした'
const UNKNOWN = '届いたか確かめられませんでした。もう一度押しても、二重にはなりません'
const NOT_NOW = { state: 'notNow', message: `${offlineNote()}。` } as const

type Facts = NewOutboxItem['facts']

/**
 * Presses a write and tells how it stands.
 * @returns write what came of one press; null where it was not taken: for guests, while another one of this screen or an open
 * act on the same thing is on its way
 * @param onLate hears what came of an act of this kind that no press here waits for any more: one that was 確認中 or waited, of
 * this visit or an earlier one. What was refused lies in the tray.
 */
export function useWrite<Input, Answer, Known extends Facts>(
  definition: Write<Input, Answer, Known>,
  onLate?: (result: WriteResult<Answer>, facts: Known) => void,
) {
  const outbox = useOutbox()
  const client = useQueryClient()
  const { items, sending } = useOutboxView()
  const underWay = useRef(new Set<string>())
  const [pending, setPending] = useState(false)
  /** The facts of the acts that a press here waits for. */
  const awaited = useRef(new Set<string>())
  const late = useRef(onLate)
  useEffect(() => {
    late.current = onLate
  })
  const hearsLate = onLate !== undefined
  useEffect(() => {
    if (!hearsLate) return
    return outbox?.onOutcome(outcome => {
      const { kind, facts, refusal } = outcome.item
      if (kind !== definition.kind || awaited.current.has(JSON.stringify(facts))) return
      const { code, message } = refusal ?? { code: '', message: '' }
      const result: WriteResult<Answer> =
        outcome.state === 'answered'
          ? { state: 'done', answer: outcome.answer as Answer }
          : { state: 'refused', code, message }
      late.current?.(result, facts as Known)
    })
  }, [outbox, definition, hearsLate])

  const write = useCallback(
    async (input: Input, around?: Around): Promise<WriteResult<Answer> | null> => {
      const { policy, thing } = definition
      const act = actOf(definition, input)
      if (!outbox || inTheWay(outbox.get().items, thing, act)) return null
      // A finger is faster than the disk: what was pressed a moment ago does not lie in the outbox yet.
      const lock = policy === 'online' ? '' : thing && JSON.stringify(thingOf(thing, act.facts))
      if (lock !== undefined && underWay.current.has(lock)) return null
      if (lock !== undefined) underWay.current.add(lock)
      const facts = JSON.stringify(act.facts)
      awaited.current.add(facts)
      setPending(true)
      try {
        const send = () => sendUnkept(act, outbox.userId, around).finally(() => makeOld(client, act.touches))
        const result = await put<Answer>(outbox, act, definition, send)
        if (result) await sayResult(definition.toasts, act, result)
        return result
      } finally {
        if (lock !== undefined) underWay.current.delete(lock)
        awaited.current.delete(facts)
        setPending(false)
      }
    },
    [outbox, client, definition],
  )

  return {
    write,
    /** One that was pressed here is on its way. */
    pending,
    /** The newest act of this kind with these facts that was not answered yet, and where it stands. */
    openOf: (facts: Partial<Known>): { item: OutboxItem; state: OpenState } | null => {
      const item = openOf(items, definition.kind, facts as Facts)
      return item ? { item, state: openState(item, sending) } : null
    },
  }
}

async function put<Answer>(
  outbox: Outbox,
  act: NewOutboxItem,
  { policy, holdsText }: Pick<Write<never, never>, 'policy' | 'holdsText'>,
  send: () => ReturnType<typeof sendUnkept>,
): Promise<WriteResult<Answer> | null> {
  if (policy === 'online' && !isOnline()) return NOT_NOW
  const kept = await outbox.addAndWait(act, PATIENCE_MS).catch(() => null)
  if (!kept) {
    if (!isOnline()) return { state: 'notNow', message: NOT_KEPT }
    const sent = await send()
    if (sent === null || sent.state === 'refused') return sent
    return sent.state === 'done'
      ? { state: 'done', answer: sent.answer as Answer }
      : { state: 'unknown', message: UNKNOWN }
  }
  const { item, outcome } = kept
  if (outcome?.state === 'answered') return { state: 'done', answer: outcome.answer as Answer }
  if (outcome) {
    // Told at once and holding nothing that was written: it need not lie in the tray.
    if (!holdsText) await outbox.discard(outcome.item).catch(() => {})
    const { code, message } = outcome.item.refusal ?? { code: '', message: '' }
    return { state: 'refused', code, message }
  }
  if (policy === 'mayWait') return { state: 'waiting' }
  // What was never sent is taken back: it is not to be spent hours later, when nobody thinks of it.
  return (await outbox.cancel(item).catch(() => false)) ? NOT_NOW : { state: 'checking' }
}
