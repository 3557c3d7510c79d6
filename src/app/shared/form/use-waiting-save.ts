// Saving a form that may wait, with a network or without: a new one that waits leaves the next one a draft of its own.
import { useState } from 'react'
import { beginDraft } from '#app/platform/drafts/changing.ts'
import type { NewOutboxItem } from '#app/platform/outbox/item.ts'
import type { Problem } from '#app/platform/outbox/use-unanswered.ts'
import { problemOf, type Write } from '#app/platform/outbox/write.ts'
import { useSession } from '#app/platform/use-session.ts'
import type { DraftPlaceName } from '#app/shared/draft/place.ts'
import { useHandIn, type WrittenDraft } from '#app/shared/draft/use-hand-in.ts'
import { toasts } from '#app/ui/toast-store.ts'
import type { Ground } from './table.ts'
import type { Form } from './use-form.ts'
import type { FormSave, SentForm } from './use-form-save.ts'

interface Saving<Values extends object, Sent, Answer, Known extends NewOutboxItem['facts']> {
  form: Form<Values, 'saved', Ground<Values>>
  write: Write<Sent & WrittenDraft, Answer, Known>
  place: DraftPlaceName
  target: string
  isNew: boolean
  /** words of a toast */
  done: string
  /** leads to the place that shows what waits */
  onWaiting: () => Promise<void>
}

export function useWaitingSave<
  Values extends object,
  Sent extends SentForm<Values>,
  Answer,
  Known extends NewOutboxItem['facts'],
>({ form, write, place, target, isNew, done, onWaiting }: Saving<Values, Sent, Answer, Known>) {
  const { user } = useSession()
  const { handIn, pending } = useHandIn(write)
  const [problem, setProblem] = useState<Problem | null>(null)
  const goOn = async (title: string): Promise<void> => {
    toasts.add({ type: 'info', overline: title, title: 'つながったら送ります' })
    if (user && isNew) await beginDraft({ userId: user.userId, place, target }).catch(() => undefined)
    await onWaiting()
  }
  /** @returns what was saved; null when it waits on the device, or is not taken */
  const save = async (input: Omit<Sent, keyof SentForm<Values>>): Promise<Answer | null> => {
    const { current } = form.editor
    if (!current || pending || form.obstacle || !form.check('saved')) return null
    setProblem(null)
    const sent = form.written()
    const title = form.kind.title(sent.fields)
    form.restOn({ ...sent, version: form.version() })
    const result = await handIn(current, { ...input, fields: sent.fields, version: form.version() } as unknown as Sent)
    if (result.state === 'done') {
      toasts.add({ type: 'success', overline: title, title: done })
      return result.answer
    }
    if (result.state === 'waiting' || result.state === 'checking') {
      await goOn(title)
      return null
    }
    form.fallBack()
    setProblem(problemOf(result))
    return null
  }
  const state: FormSave = {
    ...{ pending, problem, isChecking: false },
    askAgain: () => undefined,
    forgetProblem: () => setProblem(null),
    doing: pending && '保存しています',
    reason: undefined,
  }
  return { save, ...state }
}
