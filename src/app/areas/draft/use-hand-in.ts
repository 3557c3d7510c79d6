// Handing a text in: kept in the outbox first, sent once, waited for as long as somebody looks.
import { useRef } from 'react'
import type { NewOutboxItem } from '#app/platform/outbox/item.ts'
import { useOutbox } from '#app/platform/outbox/outbox-context.ts'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import type { Write, WriteResult } from '#app/platform/outbox/write.ts'
import type { DraftEditorHandle } from './DraftEditor.tsx'

export type WrittenDraft = { draftId: string | null; text: string }

/** @param definition a write of what stands in an editor; its facts name the draft */
export function useHandIn<Input, Answer, Known extends NewOutboxItem['facts']>(
  definition: Write<Input & WrittenDraft, Answer, Known>,
) {
  const outbox = useOutbox()
  const { write, pending } = useWrite(definition)
  const busy = useRef(false)

  /** What was refused before has been mended by what was handed in now. */
  const dropMended = async (draftId: string | null): Promise<void> => {
    const ofDraft = outbox?.get().items.filter(({ facts, state }) => state === 'refused' && facts.draftId === draftId)
    for (const item of ofDraft ?? []) await outbox?.discard(item).catch(() => {})
  }
  const handIn = async (editor: DraftEditorHandle, input: Input): Promise<WriteResult<Answer>> => {
    if (busy.current) return { state: 'waiting' }
    busy.current = true
    const draft = { draftId: editor.draftId(), text: editor.text() }
    try {
      const result = await write({ ...input, ...draft }, send => editor.submit(send))
      if (result?.state === 'done' || result?.state === 'waiting') await dropMended(draft.draftId)
      return result ?? { state: 'waiting' }
    } finally {
      busy.current = false
    }
  }
  return { handIn, pending }
}
