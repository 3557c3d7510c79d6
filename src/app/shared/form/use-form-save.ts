// Hook that saves a form: the save is kept in the outbox with its draft, and sent once. Until its answer was read, also
// in a later visit, what was sent is the ground that the form goes back to.
import { useEffect } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import type { NewOutboxItem } from '#app/platform/outbox/item.ts'
import { useUnanswered } from '#app/platform/outbox/use-unanswered.ts'
import { problemOf, type Write } from '#app/platform/outbox/write.ts'
import { handedIn } from '#app/shared/draft/handed-in.ts'
import { useHandIn, type WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { CHECKING, offlineWritingReason } from '#rules/messages/offline.ts'
import { type Ground, readForm } from './table.ts'
import type { Form } from './use-form.ts'

/** Rest of a form beside its text, as it is sent: its fields, and the version that they were written from. */
export type SentForm<Values> = Pick<Ground<Values>, 'fields' | 'version'>

interface Saving<
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
  /** reads the form from the answer, which may say other than what was sent; without it the form has what was sent */
  groundOf?: (saved: Answer) => Ground<Values>
  /** called with what was saved by a press whose answer came late */
  onLate?: (saved: Answer) => void
  /** possible acts with a network, in words */
  acts?: string
}

export function useFormSave<
  Values extends object,
  Judged extends string | object,
  Sent extends SentForm<Values>,
  Answer extends { version: number },
  Known extends NewOutboxItem['facts'] & { target: string },
>({
  form,
  write,
  target,
  groundOf,
  onLate,
  acts = '保存や提出ができます',
}: Saving<Values, Judged, Sent, Answer, Known>) {
  const online = useOnline()
  const settle = (saved: Answer, sent: Ground<Values>): void =>
    form.settle(groundOf?.(saved) ?? { ...sent, version: saved.version })
  const { handIn, pending, openOf } = useHandIn(write, (result, facts) => {
    if (facts.target !== target) return
    if (result.state === 'done') {
      settle(result.answer, form.ground)
      onLate?.(result.answer)
    } else if (result.state === 'refused') {
      form.fallBack()
      setProblem(problemOf(result))
    }
  })
  const open = openOf({ target } as Partial<Known>)?.item
  const { setProblem, ...unanswered } = useUnanswered(open, pending)
  const { isChecking } = unanswered
  const sentBefore = isChecking && open ? handedIn(open) : null
  // One of an earlier visit: its draft may end at any moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each item.
  useEffect(() => {
    if (!sentBefore) return
    const { text, fields } = sentBefore
    const { ground, kind } = form
    queueMicrotask(() => form.restOn({ ...readForm(kind, fields, ground), text }))
  }, [open?.id, isChecking])

  /** @returns what the server has now; null when it is not known to have taken it */
  const save = async (input: Omit<Sent, keyof SentForm<Values>>): Promise<Answer | null> => {
    const { current } = form.editor
    if (!current || pending || isChecking) return null
    setProblem(null)
    const sent = form.written()
    form.restOn({ ...sent, version: form.version() })
    const result = await handIn(current, { ...input, fields: sent.fields, version: form.version() } as unknown as Sent)
    if (result.state === 'done') {
      settle(result.answer, { ...sent, version: form.version() })
      return result.answer
    }
    // A save that is still on its way may have arrived.
    if (result.state !== 'waiting' && result.state !== 'checking') form.fallBack()
    setProblem(problemOf(result))
    return null
  }
  /** Saves what is written as it is, and says so. */
  const saveAndTell = async (done: string, input: Omit<Sent, keyof SentForm<Values>>): Promise<Answer | null> => {
    const title = form.kind.title(form.written().fields)
    const saved = await save(input)
    if (saved) toasts.add({ type: 'success', overline: title, title: done })
    return saved
  }
  const reason = isChecking ? CHECKING : offlineWritingReason(online, acts)
  /** Saves what was changed, where the form is good for it, and says so. */
  const saveChanges = async (
    { judged, isNew, done }: { judged: Judged; isNew: boolean; done: string },
    input: Omit<Sent, keyof SentForm<Values>>,
  ): Promise<Answer | null> => {
    if (!form.check(judged) || form.obstacle || reason) return null
    if (!isNew && !form.isDirty) {
      toasts.add({ type: 'info', title: '保存していない変更はありません' })
      return null
    }
    return saveAndTell(done, input)
  }
  return {
    save,
    saveChanges,
    saveAndTell,
    pending,
    ...unanswered,
    /** Act that is under way, in words. */
    doing: pending ? '保存しています' : isChecking && '保存できたか確かめています',
    /** Reason why nothing can be saved now. */
    reason,
  }
}
/** A save as its buttons and notices see it. */
export type FormSave = Omit<ReturnType<typeof useFormSave>, 'save' | 'saveChanges' | 'saveAndTell'>
