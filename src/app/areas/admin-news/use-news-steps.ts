// Steps taken with an article, and the state of the form after their answers, also late ones.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { beginDraft } from '#app/platform/drafts/changing.ts'
import { useOutbox } from '#app/platform/outbox/outbox-context.ts'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { session } from '#app/platform/session.ts'
import { dropMended } from '#app/shared/draft/use-hand-in.ts'
import { NEW } from '#app/shared/form/desk-address.ts'
import { writeForm } from '#app/shared/form/table.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { newsActs } from '#rules/messages/news-acts.ts'
import { groundOf, type NewsForm, timingOf } from './fields.ts'
import { type AdminArticle, adminNewsCalls, adminNewsQueries } from './queries.ts'
import { type DeskStep, NEWS_BODY, type StepAnswer, takingStep } from './taking-step.ts'

type Taken = { step: DeskStep; draftId: string | null }

export function useNewsSteps(form: NewsForm, target: string) {
  const { editor } = form
  const client = useQueryClient()
  const navigate = useNavigate()
  const outbox = useOutbox()
  const [busy, setBusy] = useState<DeskStep | null>(null)
  const { press, ...desk } = usePress(
    takingStep,
    { target },
    {
      onLate: (answer, taken) => {
        hear(taken, answer)
        void settle(taken.step === 'remove')
      },
      // The screen of the new article shows no problem of this one.
      onProblem: ({ code, message }) =>
        target === NEW && baseNow() && toasts.add({ type: code === null ? 'info' : 'error', title: message }),
    },
  )
  /** The article, with the version that was written from. */
  const baseNow = (): AdminArticle | null => {
    const { article } = form.groundNow()
    return article && { ...article, version: form.version() }
  }
  const endDraft = () => editor.current?.submit(async () => null)

  const hear = ({ step, draftId }: Taken, answer: StepAnswer): void => {
    void dropMended(outbox, draftId)
    if (!('version' in answer)) return
    client.setQueryData(adminNewsQueries.article(answer.postId).queryKey, answer)
    form.settle(groundOf(answer), step === 'save' ? {} : timingOf(answer))
  }
  const take = async (step: DeskStep): Promise<StepAnswer | null> => {
    // A save ends the draft of the text, also when its answer comes late.
    const taken = { step, draftId: (step === 'save' && editor.current?.draftId()) || null }
    const answer = await press({ ...taken, ...form.written(), base: baseNow() })
    if (answer) hear(taken, answer)
    return answer
  }
  const saveChanges = async (): Promise<StepAnswer | null> => {
    const base = baseNow()
    return base && form.isLike(form.groundNow()) ? base : take('save')
  }
  const publish = async () => (await saveChanges()) && take('publish')
  /** Takes a step and ends the draft only when all of the step is done: the chosen time is part of the draft. */
  const handIn = (work: () => Promise<StepAnswer | null>): Promise<StepAnswer | null> => {
    const done = async () => {
      const answer = await work()
      // The draft goes on as long as no answer has come.
      if (!answer) throw new Error('not taken')
      return answer
    }
    return editor.current?.submit(done).catch(() => null) ?? Promise.resolve(null)
  }

  /** Moves text that the saved article does not contain into a draft of that article. */
  const moveDraft = async (article: AdminArticle): Promise<void> => {
    const { userId } = session.get().user ?? {}
    const { fields, text } = form.written()
    if (!userId || form.text === null || form.isLike(groundOf(article))) return
    const target = String(article.postId)
    await beginDraft({ userId, place: NEWS_BODY, target, text, fields: writeForm({ fields, version: form.version() }) })
    await endDraft()
  }
  /** Leaves the screen of a removed article, and moves on to the address of a saved new one. */
  const settle = async (isRemoved: boolean): Promise<void> => {
    const base = baseNow()
    if (isRemoved) {
      client.removeQueries({ queryKey: adminNewsCalls.read.key() })
      await endDraft()
      await navigate({ to: '/admin/news', replace: true })
    } else if (target === NEW && base) {
      await moveDraft(base).catch(() => {})
      const params = { postId: String(base.postId) }
      await navigate({ to: '/admin/news/$postId', params, search: {}, replace: true })
    }
  }
  const run = async (step: DeskStep): Promise<void> => {
    if (busy) return
    setBusy(step)
    const isWritten = step === 'save' || step === 'publish'
    const answer = await (isWritten ? handIn(step === 'save' ? saveChanges : publish) : take(step))
    if (answer) toasts.add({ type: 'success', title: newsActs['news.step']({ step }, answer).done })
    await settle(step === 'remove' && answer !== null)
    setBusy(null)
  }

  const newest = async () => {
    const found = await adminNewsCalls.read.send({ postId: baseNow()?.postId ?? 0 })
    client.setQueryData(adminNewsQueries.article(found.postId).queryKey, found)
    return groundOf(found)
  }
  return { ...desk, busy, run, newest }
}

export type NewsSteps = ReturnType<typeof useNewsSteps>
