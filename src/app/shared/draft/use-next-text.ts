// Hook for texts that may wait on the device: while one does, the next is written in a draft of its own.
import { useState } from 'react'
import { beginDraft } from '#app/platform/drafts/changing.ts'
import type { OutboxItem } from '#app/platform/outbox/item.ts'
import type { WriteResult } from '#app/platform/outbox/write.ts'
import { useSession } from '#app/platform/use-session.ts'
import type { DraftPlaceName } from '#app/shared/draft/place.ts'
import { toasts } from '#app/ui/toast-store.ts'
import type { TextForm } from './use-text-form.ts'

interface NextText {
  place: DraftPlaceName
  target: string
  /** its name in a toast */
  name: string
  /** those that were not sent yet */
  waiting: readonly OutboxItem[]
}

export function useNextText<Input, Answer>(form: TextForm<Input, Answer>, { place, target, name, waiting }: NextText) {
  const { user } = useSession()
  const [next, begun] = useState<string>()
  const begin = async (): Promise<void> => {
    toasts.add({ type: 'info', title: 'つながったら送ります', overline: name })
    if (user) begun(await beginDraft({ userId: user.userId, place, target }).catch(() => undefined))
  }
  /** @returns the result; null when nothing was sent here */
  const send = async (input: Input): Promise<WriteResult<Answer> | null> => {
    if (form.pending) return null
    const draftId = form.editor.current?.draftId()
    // The page was left between sending and the next text.
    const isSent = draftId != null && waiting.some(({ facts }) => facts.draftId === draftId)
    const result = isSent ? null : await form.send(input)
    if (isSent || (result && result.state !== 'done' && !('message' in result))) await begin()
    return result
  }
  return { send, next, begun }
}
