// Hook for the write of a whole form with its draft. The form stays on the screen and in the draft until the server's answer
// was read, at once or late, also after a reload; then the draft ends. Later changes of the form stay in the draft.
import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { NewOutboxItem, OutboxItem } from '#app/platform/outbox/item.ts'
import { useOutbox } from '#app/platform/outbox/outbox-context.ts'
import { usePress } from '#app/platform/outbox/use-press.ts'
import type { Write } from '#app/platform/outbox/write.ts'
import { handedIn } from '#app/shared/draft/handed-in.ts'
import { dropMended } from '#app/shared/draft/use-hand-in.ts'
import type { FormDraft } from './use-form-draft.ts'

/** Content of a form that is sent, for the request and for the facts that name its draft (shared/draft/handed-in.ts). */
export type WrittenForm = { draftId: string | null; text: string; fields: string }

/** Longest time that a press waits for the draft to be saved. */
const SAVING_MS = 1_000

/** @property isWrittenOn whether the form was changed after it was sent */
type Hearing<Answer> = { onAnswer: (answer: Answer, sent: WrittenForm, isWrittenOn: boolean) => void; can: string }

/**
 * Presses the write of a form.
 * @param about facts that name the thing, see usePress
 * @param isOver whether the answer was read and the screen is about to close; the form then stays as it is
 */
export function useFormPress<Values, Input, Answer, Known extends NewOutboxItem['facts']>(
  definition: Write<Input & WrittenForm, Answer, Known>,
  about: Partial<Known>,
  form: FormDraft<Values>,
  { onAnswer, can, isOver = false }: Hearing<Answer> & { isOver?: boolean },
) {
  const [isBusy, setBusy] = useState(false)
  const outbox = useOutbox()
  const onLate = async (answer: Answer, item: OutboxItem): Promise<void> => {
    // Rendered at once, so that the form is not shown empty before it has the answer.
    flushSync(() => setBusy(true))
    const { text, fields = '' } = handedIn(item) ?? {}
    const { draftId } = item.facts
    await settle(answer, { draftId: typeof draftId === 'string' ? draftId : null, text: text ?? form.text(), fields })
    setBusy(false)
  }
  const { press, ...desk } = usePress(definition, about, {
    onLate: (answer, _, item) => void onLate(answer, item).catch(() => {}),
    can,
  })
  const holds = isBusy || desk.isChecking || isOver
  // A layout effect, so that the form is held within the commit: a change right after it belongs to the new version.
  useLayoutEffect(() => form.hold(holds))

  const settle = async (answer: Answer, sent: WrittenForm): Promise<void> => {
    const now = form.draft.current()
    const isBegun = now !== null && (now.text !== '' || now.fields !== '')
    const isWrittenOn = isBegun && (now.text !== sent.text || now.fields !== sent.fields)
    onAnswer(answer, sent, isWrittenOn)
    // The outbox has ended the draft by its id. When the server ended it first, the form continues it under another id.
    if (isBegun && !isWrittenOn) await form.draft.submit(async () => null)
    await dropMended(outbox, sent.draftId)
  }
  return {
    ...desk,
    /** Whether the form is being sent, or its answer is being processed. */
    isBusy,
    /**
     * Sends the form.
     * @param inputOf gives the remaining input, after the draft was saved
     * @returns whether the act was done
     */
    send: async (inputOf: () => Input): Promise<boolean> => {
      if (isBusy) return false
      setBusy(true)
      try {
        // Saved first, because the answer ends the stored draft of the device and of the server.
        await Promise.race([form.draft.saveNow(), new Promise(resolve => setTimeout(resolve, SAVING_MS))])
        const { draftId = null, fields = '' } = form.draft.current() ?? {}
        const sent = { draftId, fields, text: form.text() }
        const answer = await press({ ...inputOf(), ...sent })
        if (answer !== null) await settle(answer, sent)
        else await dropMended(outbox, draftId, true)
        return answer !== null
      } finally {
        setBusy(false)
      }
    },
    /** Puts the draft aside, and discards its refused acts. */
    letGo: async (): Promise<void> => {
      const draftId = form.draft.current()?.draftId ?? null
      await form.draft.submit(async () => null)
      await dropMended(outbox, draftId)
    },
  }
}
