// Hook for handing a text in: stored in the outbox first, sent once, and waited for while the screen is open.
import { useRef, useState } from 'react'
import type { NewOutboxItem } from '#app/platform/outbox/item.ts'
import type { Outbox } from '#app/platform/outbox/outbox.ts'
import { useOutbox } from '#app/platform/outbox/outbox-context.ts'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { problemOf, type Write, type WriteResult } from '#app/platform/outbox/write.ts'
import type { Problem } from '#app/ui/ProblemNotice.tsx'
import type { DraftEditorHandle } from './DraftEditor.tsx'

export type WrittenDraft = { draftId: string | null; text: string }

/**
 * Discards refused acts of a draft, because it was mended or is not wanted any more.
 * @param keepsNewest keeps the last one, which was refused as well
 */
export async function dropMended(outbox: Outbox | null, draftId: string | null, keepsNewest = false): Promise<void> {
  if (draftId === null) return
  const items = outbox?.get().items ?? []
  const refused = items.filter(({ facts, state }) => state === 'refused' && facts.draftId === draftId)
  for (const item of keepsNewest ? refused.slice(0, -1) : refused) await outbox?.discard(item).catch(() => {})
}

/**
 * @param definition a write of what stands in an editor; its facts name the draft
 * @param onLate hears the result of a write that no press here waits for any more
 */
export function useHandIn<Input, Answer, Known extends NewOutboxItem['facts']>(
  definition: Write<Input & WrittenDraft, Answer, Known>,
  onLate?: (result: WriteResult<Answer>, facts: Known) => void,
) {
  const outbox = useOutbox()
  const [problem, setProblem] = useState<Problem | null>(null)
  const hear = (result: WriteResult<Answer>, facts: Known): undefined => {
    setProblem(null)
    onLate?.(result, facts)
  }
  const { write, pending, openOf } = useWrite(definition, onLate && hear)
  const busy = useRef(false)

  const handIn = async (editor: DraftEditorHandle, input: Input): Promise<WriteResult<Answer>> => {
    if (busy.current) return { state: 'waiting' }
    busy.current = true
    setProblem(null)
    const draft = { draftId: editor.draftId(), text: editor.text() }
    try {
      const result = await write({ ...input, ...draft }, send => editor.submit(send))
      const isSent = result?.state === 'done' || result?.state === 'waiting'
      await dropMended(outbox, draft.draftId, !isSent)
      if (result && result.state !== 'refused') setProblem(problemOf(result))
      return result ?? { state: 'waiting' }
    } finally {
      busy.current = false
    }
  }
  return {
    handIn,
    pending,
    openOf,
    /** Fault of the last text that is no refusal, such as a lost network; the editor shows it without red. */
    problem,
  }
}
