// Steps taken with an article, and the state of the form after their answers, also late ones.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useState } from 'react'
import { beginDraft } from '#app/platform/drafts/changing.ts'
import { useOutbox } from '#app/platform/outbox/outbox-context.ts'
import { usePress } from '#app/platform/outbox/use-press.ts'
import { session } from '#app/platform/session.ts'
import type { DraftEditorHandle } from '#app/shared/draft/DraftEditor.tsx'
import { NEWS } from '#app/shared/draft/handed-in.ts'
import { dropMended } from '#app/shared/draft/use-hand-in.ts'
import { whatWentWrong } from '#app/shared/draft/what-went-wrong.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { actWords } from '#rules/messages/acts.ts'
import { bodyOf, fieldsOf, isChanged } from './fields.ts'
import { type AdminArticle, adminNewsCalls, adminNewsQueries } from './queries.ts'
import { type DeskStep, NEW, NEWS_BODY, type StepAnswer, takingStep } from './taking-step.ts'
import type { NewsForm } from './use-news-form.ts'

type Taken = { step: DeskStep; draftId: string | null }

export function useNewsSteps(form: NewsForm, editor: RefObject<DraftEditorHandle | null>, target: string) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const outbox = useOutbox()
  const [busy, setBusy] = useState<DeskStep | 'reload' | null>(null)
  const { press, ...desk } = usePress(
    takingStep,
    { target },
    {
      onLate: (answer, taken) => {
        hear(taken, answer)
        void settle(taken.step === 'remove')
      },
      // The screen of the new article shows no problem of this one.
      onProblem: ({ message }) => target === NEW && form.getBase() && toasts.add({ type: 'error', title: message }),
    },
  )
  const textNow = () => editor.current?.text() ?? ''
  const endDraft = () => editor.current?.submit(async () => null)

  const hear = ({ step, draftId }: Taken, answer: StepAnswer): void => {
    void dropMended(outbox, draftId)
    if (!('version' in answer)) return
    client.setQueryData(adminNewsQueries.article(answer.postId).queryKey, answer)
    form.answered(step, answer)
  }
  const take = async (step: DeskStep): Promise<StepAnswer | null> => {
    // A save ends the draft of the text, also when its answer comes late.
    const taken = { step, draftId: (step === 'save' && editor.current?.draftId()) || null }
    const answer = await press({ ...taken, base: form.getBase(), fields: form.getFields(), text: textNow() })
    if (answer) hear(taken, answer)
    return answer
  }
  const saveChanges = async (): Promise<StepAnswer | null> => {
    const base = form.getBase()
    return base && !isChanged(base, form.getFields(), textNow()) ? base : take('save')
  }
  const publish = async () => (await saveChanges()) && take('publish')
  /** Takes a step and ends the draft only when all of the step is done: the chosen time is part of the draft. */
  const handIn = (work: () => Promise<StepAnswer | null>): Promise<StepAnswer | null> => {
    const done = async () => {
      const answer = await work()
      // Without an answer the draft continues.
      if (!answer) throw new Error('not taken')
      return answer
    }
    return editor.current?.submit(done).catch(() => null) ?? Promise.resolve(null)
  }

  /** Moves text that the saved article does not contain into a draft of that article. */
  const moveDraft = async (article: AdminArticle): Promise<void> => {
    const { userId } = session.get().user ?? {}
    if (!userId || form.text === null || !isChanged(article, form.getFields(), textNow())) return
    const target = String(article.postId)
    await beginDraft({ userId, place: NEWS_BODY, target, text: textNow(), fields: form.written() })
    await endDraft()
  }
  /** Leaves the screen of a removed article, and moves on to the address of a saved new one. */
  const settle = async (isRemoved: boolean): Promise<void> => {
    const base = form.getBase()
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
    if (answer) toasts.add({ type: 'success', title: actWords({ kind: NEWS, facts: { step } }, answer).done })
    await settle(step === 'remove' && answer !== null)
    setBusy(null)
  }

  /** Reads the newest version after a change by somebody else, and shows it beside the written text. */
  const reload = async (): Promise<void> => {
    setBusy('reload')
    try {
      const base = form.getBase()
      const newest = await adminNewsCalls.read.send({ postId: base?.postId ?? 0 })
      client.setQueryData(adminNewsQueries.article(newest.postId).queryKey, newest)
      const isSameText = !isChanged(newest, { ...form.getFields(), ...fieldsOf(base) }, bodyOf(base))
      if (isSameText && !form.theirs) form.goOnFrom(newest)
      else form.meet(newest)
      desk.forgetProblem()
    } catch (error) {
      toasts.add({ type: 'error', overline: 'お知らせを読み込めませんでした', title: whatWentWrong(error) })
    } finally {
      setBusy(null)
    }
  }
  /** Shows a version in the form; the written text stays among the drafts that can be brought back. */
  const adopt = async (article: AdminArticle | null): Promise<void> => {
    form.fallBackOn(article)
    await endDraft()
    desk.forgetProblem()
  }
  return { ...desk, busy, run, reload, adopt }
}

export type NewsSteps = ReturnType<typeof useNewsSteps>
