// What is done with an article, each write once: its key is on the device before it is sent, and one whose answer got lost is
// sent again, as it was, before anything newer (reliability rules 1 and 2).
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useState } from 'react'
import type { DraftEditorHandle } from '#app/areas/draft/DraftEditor.tsx'
import { send } from '#app/platform/api.ts'
import { beginDraft } from '#app/platform/drafts/changing.ts'
import { type ApiRequest, isFinal, Refusal } from '#app/platform/exchange.ts'
import { session } from '#app/platform/session.ts'
import { randomUuid } from '#app/platform/uuid.ts'
import { toasts } from '#app/ui/toast-store.ts'
import { canTakeStep, type NewsStep } from '#rules/news.ts'
import { bodyOf, fieldsOf, isChanged, plannedTime } from './fields.ts'
import type { DeskStep, SentStep } from './kept-act.ts'
import { type AdminArticle, adminNewsCalls, adminNewsQueries } from './queries.ts'
import { doneWords, type Problem, problemOf } from './step-words.ts'
import { NEWS_BODY, type NewsForm } from './use-news-form.ts'
import { writeOut } from './written.ts'

export function useNewsSteps(form: NewsForm, editor: RefObject<DraftEditorHandle | null>, isNew: boolean) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [busy, setBusy] = useState<DeskStep | 'reload' | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const textNow = () => editor.current?.text() ?? ''
  /** Ends the draft of the text; `work` may save it first. */
  const withDraft = async <Answer>(work: () => Promise<Answer>): Promise<Answer> =>
    editor.current ? editor.current.submit(work) : work()

  const finish = async ({ step, request, key }: SentStep): Promise<AdminArticle | null> => {
    const { userId } = session.get().user ?? {}
    try {
      const answer = (await send(request, { key, ...(userId ? { userId } : {}) })) as AdminArticle
      if (step === 'remove') {
        form.removed()
        return null
      }
      client.setQueryData(adminNewsQueries.article(answer.postId).queryKey, answer)
      await form.answered(step, answer)
      return answer
    } catch (error) {
      if (isFinal(error)) await form.put({ ...form.get(), sent: null })
      throw error
    }
  }
  const act = async (step: DeskStep, request: ApiRequest): Promise<AdminArticle | null> => {
    const sent = { step, request, key: randomUuid() }
    await form.put({ ...form.get(), sent })
    return finish(sent)
  }
  const named = () => ({ postId: form.getBase()?.postId ?? 0, baseVersion: form.getBase()?.version ?? 0 })

  const saveChanges = async (): Promise<AdminArticle | null> => {
    const { fields } = form.get()
    const base = form.getBase()
    if (base && !isChanged(base, fields, textNow())) return base
    const { title, category, worldId, picture } = fields
    const written = { title, category, worldId, picture, body: textNow(), publishAt: plannedTime(fields) }
    const from = { postId: base?.postId ?? null, baseVersion: base?.version ?? 0 }
    return act('save', adminNewsCalls.save.request({ ...from, ...written }))
  }
  const take = async (step: NewsStep): Promise<AdminArticle | null> => {
    if (step === 'publish') await saveChanges()
    // Done already, by what was sent before.
    if (!canTakeStep(step, form.getBase()?.state ?? 'draft')) return form.getBase()
    if (step === 'remove') await act(step, adminNewsCalls.removeDraft.request(named()))
    else if (step === 'withdraw') await act(step, adminNewsCalls.withdraw.request(named()))
    else {
      const publishAt = plannedTime(form.get().fields)
      await act(step, adminNewsCalls.publish.request({ ...named(), publishAt }))
    }
    return step === 'remove' ? null : form.getBase()
  }
  /** What is written ends as a draft when all of the step is done: the time that was chosen is part of it. */
  const takeWithDraft = (step: DeskStep): Promise<AdminArticle | null> => {
    if (step === 'save') return withDraft(saveChanges)
    return step === 'publish' ? withDraft(() => take(step)) : take(step)
  }

  const leave = async (): Promise<void> => {
    client.removeQueries({ queryKey: adminNewsCalls.read.key() })
    await withDraft(async () => null)
    await form.letGo()
    await navigate({ to: '/admin/news', replace: true })
  }
  /** What was written beyond the article that it has become goes on as a draft of that one. */
  const moveDraft = async (postId: number): Promise<void> => {
    const { userId } = session.get().user ?? {}
    if (!userId) return
    const fields = writeOut(form.get())
    await beginDraft({ userId, place: NEWS_BODY, target: String(postId), text: textNow(), fields })
    await withDraft(async () => null)
  }
  /** Whatever came of it: the form stands on what the server has answered. */
  const settleDown = async (): Promise<void> => {
    const base = form.getBase()
    if (!base) return
    const isClean = !form.get().sent && !isChanged(base, form.get().fields, textNow())
    if (isNew) {
      if (!isClean) await moveDraft(base.postId).catch(() => {})
      await form.moveTo(base.postId)
      const params = { postId: String(base.postId) }
      await navigate({ to: '/admin/news/$postId', params, search: {}, replace: true })
    } else if (isClean) await form.letGo()
  }

  const run = async (step: DeskStep): Promise<void> => {
    if (busy) return
    setBusy(step)
    setProblem(null)
    try {
      const { sent } = form.get()
      const again = sent && (await finish(sent))
      const isRemoved = sent?.step === 'remove' && again === null
      const article = isRemoved || (sent?.step === step && step === 'publish') ? again : await takeWithDraft(step)
      toasts.add({ type: 'success', title: doneWords(step, article) })
      if (article === null) await leave()
    } catch (error) {
      const found = problemOf(error)
      // That the outcome is not known is said by itself.
      setProblem(form.get().sent && !(error instanceof Refusal) ? null : found)
      // The screen of the article that it became shows no problem of this one.
      if (isNew && form.getBase()) toasts.add({ type: 'error', title: found.message })
    } finally {
      if (form.getBase()) await settleDown()
      setBusy(null)
      for (const queryKey of [adminNewsCalls.list.key(), ['news']])
        client.invalidateQueries({ queryKey }).catch(() => {})
    }
  }

  /** After somebody else's change: what there is now stands beside what was written here. */
  const reload = async (): Promise<void> => {
    setBusy('reload')
    try {
      const base = form.getBase()
      const newest = await adminNewsCalls.read.send({ postId: base?.postId ?? 0 })
      client.setQueryData(adminNewsQueries.article(newest.postId).queryKey, newest)
      const isSameText = !isChanged(newest, { ...form.get().fields, ...fieldsOf(base) }, bodyOf(base))
      if (isSameText && !form.theirs) await form.goOnFrom(newest)
      else form.meet(newest)
      setProblem(null)
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setBusy(null)
    }
  }
  /** The form shows this version; what was written stays among the drafts that can be brought back. */
  const adopt = async (article: AdminArticle | null): Promise<void> => {
    await form.fallBackOn(article)
    await withDraft(async () => null)
    setProblem(null)
  }
  return { busy, problem, run, reload, adopt }
}
