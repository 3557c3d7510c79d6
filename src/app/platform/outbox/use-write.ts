// Hook for pressing a write (write.ts): it is stored on the device with its key before it is sent, sent with that key until
// the server's own answer was read, and its result is given to the screen at once.
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { offlineNote } from '#rules/messages/offline.ts'
import { isOnline } from '../connectivity.ts'
import { makeOld } from '../query.ts'
import type { NewOutboxItem, OutboxItem } from './item.ts'
import { type Outbox, type Outcome, PATIENCE_MS } from './outbox.ts'
import { useOutbox, useOutboxView } from './outbox-context.ts'
import { sayResult } from './say-result.ts'
import { type Around, sendUnkept } from './send-unkept.ts'
import { actOf, inTheWay, type OpenState, openOf, openState, thingOf, type Write, type WriteResult } from './write.ts'

const NOT_KEPT = 'この端末に保存できないため、受け付けられませんでした'
const UNKNOWN = '届いたか確かめられませんでした。もう一度押しても、二重にはなりません'
const EARLIER = '前に送ったものが届いていました。いまの内容は送っていません。'
const NOT_NOW = { state: 'notNow', message: `${offlineNote()}。` } as const

type Facts = NewOutboxItem['facts']

/**
 * Presses a write and tells its state.
 * @returns write result of one press; null when it was not taken: for guests, while another one of this screen or an open
 * act on the same thing is being sent
 * @param onLate called with the result of an act of this kind that no press here waits for any more: one that was 確認中 or
 * waiting, of this visit or an earlier one. Refused ones lie in the tray. Returns false for the act of another screen.
 */
export function useWrite<Input, Answer, Known extends Facts>(
  definition: Write<Input, Answer, Known>,
  onLate?: (result: WriteResult<Answer>, facts: Known, item: OutboxItem) => boolean | undefined,
) {
  const outbox = useOutbox()
  const client = useQueryClient()
  const { items, sending, done } = useOutboxView()
  const underWay = useRef(new Set<string>())
  const [pending, setPending] = useState(false)
  /** Facts of the acts that a press here waits for. */
  const awaited = useRef(new Set<string>())
  const late = useRef(onLate)
  useEffect(() => {
    late.current = onLate
  })
  const hearsLate = onLate !== undefined
  useEffect(() => {
    if (!hearsLate || !outbox) return
    const hear = (outcome: Outcome): void => {
      const { kind, facts, refusal } = outcome.item
      if (kind !== definition.kind || awaited.current.has(JSON.stringify(facts))) return
      const { code, message } = refusal ?? { code: '', message: '' }
      const result: WriteResult<Answer> =
        outcome.state === 'answered'
          ? { state: 'done', answer: outcome.answer as Answer }
          : { state: 'refused', code, message }
      if (late.current?.(result, facts as Known, outcome.item) !== false) outbox.heard(outcome.item)
    }
    const stop = outbox.onOutcome(hear)
    // After a reload an answer may come before the screen that needs it. Handled after the rendering.
    queueMicrotask(() => outbox.unheard().forEach(hear))
    return stop
  }, [outbox, definition, hearsLate])

  const write = useCallback(
    async (input: Input, around?: Around): Promise<WriteResult<Answer> | null> => {
      const { policy, thing, holdsText: holds } = definition
      const holdsText = typeof holds === 'function' ? holds(input) : holds === true
      const act = actOf(definition, input)
      if (!outbox || inTheWay(outbox.get().items, thing, act)) return null
      // Fingers are faster than the disk: an act pressed a moment ago is not in the outbox yet.
      const lock = policy === 'online' ? '' : thing && JSON.stringify(thingOf(thing, act.facts))
      if (lock !== undefined && underWay.current.has(lock)) return null
      if (lock !== undefined) underWay.current.add(lock)
      const facts = JSON.stringify(act.facts)
      awaited.current.add(facts)
      setPending(true)
      try {
        const slot = thing && `${act.kind} ${JSON.stringify(thingOf(thing, act.facts))}`
        const send = () => sendUnkept(act, outbox.userId, slot, around).finally(() => void makeOld(client, act.touches))
        const result = await put<Answer>(outbox, act, { policy, holdsText }, send)
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
    /** Whether an act pressed here is being sent. */
    pending,
    /** The newest unanswered act of this kind with these facts, and its state. */
    openOf: (facts: Partial<Known>): { item: OutboxItem; state: OpenState } | null => {
      const item = openOf(items, definition.kind, facts as Facts)
      return item ? { item, state: openState(item, sending) } : null
    },
    /** The last act with these facts, for showing its effect at once, until the outdated reads were repeated. */
    lastOf: (facts: Partial<Known>): OutboxItem | undefined =>
      openOf([...done, ...items], definition.kind, facts as Facts),
  }
}

async function put<Answer>(
  outbox: Outbox,
  act: NewOutboxItem,
  { policy, holdsText }: { policy: Write<never, never>['policy']; holdsText: boolean },
  send: () => ReturnType<typeof sendUnkept>,
): Promise<WriteResult<Answer> | null> {
  if (policy === 'online' && !isOnline()) return NOT_NOW
  const kept = await outbox.addAndWait(act, PATIENCE_MS).catch(() => null)
  if (!kept) {
    if (!isOnline()) return { state: 'notNow', message: NOT_KEPT }
    const sent = await send()
    if (sent === null || sent.state === 'refused') return sent
    if (sent.state === 'earlier') return { state: 'notNow', message: EARLIER }
    return sent.state === 'done'
      ? { state: 'done', answer: sent.answer as Answer }
      : { state: 'unknown', message: UNKNOWN }
  }
  const { item, outcome } = kept
  if (outcome?.state === 'answered') return { state: 'done', answer: outcome.answer as Answer }
  if (outcome) {
    // The result was shown at once, and no text can be lost, so the act need not lie in the tray.
    if (!holdsText) await outbox.discard(outcome.item).catch(() => {})
    const { code, message } = outcome.item.refusal ?? { code: '', message: '' }
    return { state: 'refused', code, message }
  }
  if (policy === 'mayWait') return { state: 'waiting' }
  // An act that was never sent is taken back, so that it is not carried out hours later.
  return (await outbox.cancel(item).catch(() => false)) ? NOT_NOW : { state: 'checking' }
}
