// Handing a text in: kept in the outbox first, sent once, waited for as long as somebody looks.

import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { send } from '#app/platform/api.ts'
import { isOnline } from '#app/platform/connectivity.ts'
import { Refusal } from '#app/platform/exchange.ts'
import type { NewOutboxItem } from '#app/platform/outbox/item.ts'
import type { Outbox } from '#app/platform/outbox/outbox.ts'
import { useOutbox } from '#app/platform/outbox/outbox-context.ts'
import { makeOld } from '#app/platform/query.ts'
import { randomUuid } from '#app/platform/uuid.ts'
import type { DraftEditorHandle } from './DraftEditor.tsx'

export type HandInResult =
  | { state: 'answered'; answer: unknown }
  | { state: 'refused' | 'failed'; message: string }
  /** It lies in the outbox. */
  | { state: 'waiting' }

/** After this the screen stops waiting; what was handed in shows how it stands. */
const PATIENCE_MS = 8_000
const NOT_KEPT = 'この端末に保存できないため、つながるまで送れません'
const UNKNOWN = '届いたか確かめられませんでした。もう一度押すと、同じものとして送ります'

type Act = (draft: { draftId: string | null; text: string }) => NewOutboxItem

export function useHandIn() {
  const outbox = useOutbox()
  const client = useQueryClient()
  const [pending, setPending] = useState(false)
  /** Of what could not be kept: the same text is sent under the same key. */
  const unkept = useRef({ body: '', key: '' })

  const handIn = async (editor: DraftEditorHandle, act: Act): Promise<HandInResult> => {
    if (!outbox || pending) return { state: 'waiting' }
    setPending(true)
    const item = act({ draftId: editor.draftId(), text: editor.text() })
    try {
      return await put(outbox, item).catch(() => sendUnkept(editor, item, outbox.userId))
    } finally {
      setPending(false)
    }
  }

  const put = async (box: Outbox, act: NewOutboxItem): Promise<HandInResult> => {
    const { item, outcome } = await box.addAndWait(act, PATIENCE_MS)
    // What was refused before has been mended by this one.
    for (const old of box.get().items) {
      const isMended = old.state === 'refused' && old.facts.draftId === act.facts.draftId && old.id !== item.id
      if (isMended && outcome?.state !== 'refused') await box.discard(old)
    }
    if (!outcome) return { state: 'waiting' }
    if (outcome.state === 'answered') return { state: 'answered', answer: outcome.answer }
    return { state: 'refused', message: outcome.item.refusal?.message ?? '' }
  }

  /** The browser gives no storage, so nothing can wait here: it is sent now, or not taken on. */
  const sendUnkept = async (
    editor: DraftEditorHandle,
    { request, touches }: NewOutboxItem,
    userId: string,
  ): Promise<HandInResult> => {
    if (!isOnline()) return { state: 'failed', message: NOT_KEPT }
    const body = request.body ?? ''
    if (unkept.current.body !== body) unkept.current = { body, key: randomUuid() }
    const { key } = unkept.current
    try {
      const answer = await editor.submit(() => send(request, { key, userId }))
      unkept.current = { body: '', key: '' }
      return { state: 'answered', answer }
    } catch (error) {
      if (error instanceof Refusal) return { state: 'refused', message: error.message }
      return { state: 'failed', message: UNKNOWN }
    } finally {
      makeOld(client, touches)
    }
  }
  return { handIn, pending }
}
