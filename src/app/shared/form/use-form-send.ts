// Hook that sends a form which becomes something else by it (a request, an application, an order): once, with its
// draft.
import { useOnline } from '#app/platform/connectivity.ts'
import type { NewOutboxItem } from '#app/platform/outbox/item.ts'
import { useUnanswered } from '#app/platform/outbox/use-unanswered.ts'
import { problemOf, type Write, type WriteResult } from '#app/platform/outbox/write.ts'
import { useHandIn, type WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { CHECKING, offlineReason } from '#rules/messages/offline.ts'
import type { Ground } from './table.ts'
import type { Form } from './use-form.ts'

interface Sending<
  Values extends object,
  Judged extends string | object,
  Sent,
  Answer,
  Known extends NewOutboxItem['facts'],
> {
  form: Form<Values, Judged, Ground<Values>>
  write: Write<Sent & WrittenDraft, Answer, Known>
  /** subject of the form, as the facts of its writes name it */
  target: string
  /** verb phrase for what a network allows: 申請できます */
  can: string
  /** called with the answer to a press whose answer came late */
  onLate?: (answer: Answer) => void
}

export function useFormSend<
  Values extends object,
  Judged extends string | object,
  Sent extends { fields: Values },
  Answer,
  Known extends NewOutboxItem['facts'] & { target: string },
>({ form, write, target, can, onLate }: Sending<Values, Judged, Sent, Answer, Known>) {
  const online = useOnline()
  const hear = (result: WriteResult<Answer>, facts: Known): void => {
    if (facts.target !== target) return
    if (result.state === 'done') onLate?.(result.answer)
    else setProblem(problemOf(result))
  }
  const { handIn, pending, openOf } = useHandIn(write, onLate && hear)
  const { setProblem, ...unanswered } = useUnanswered(openOf({ target } as Partial<Known>)?.item, pending)
  const reason = unanswered.isChecking ? CHECKING : offlineReason(online, can)

  /** Whether the form may be sent as it is; otherwise it says what is wrong. */
  const check = (judged: Judged): boolean => {
    if (pending || form.conflict || reason) return false
    setProblem(null)
    return form.check(judged)
  }
  /** @returns the answer; null when there is none yet, or it was refused */
  const send = async (input: Omit<Sent, 'fields' | keyof WrittenDraft>, fields = form.written().fields) => {
    const { current } = form.editor
    if (!current || pending) return null
    setProblem(null)
    const result = await handIn(current, { ...input, fields } as unknown as Sent)
    if (result.state === 'done') return result.answer
    setProblem(problemOf(result))
    return null
  }
  return {
    check,
    send,
    pending,
    ...unanswered,
    /** Reason why nothing can be sent now. */
    reason,
  }
}
/** Sending of a form as its buttons and notices see it. */
export type FormSend = Omit<ReturnType<typeof useFormSend>, 'check' | 'send'>
