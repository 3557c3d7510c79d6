// The state of the form: its fields, the article they go back to, and what the device keeps at every change.
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type DeskStep, fieldsOf, isChanged, type KeptForm, keepForm, type NewsFields, timingOf } from './fields.ts'
import type { AdminArticle } from './queries.ts'

export const NEW = 'new'

export function useNewsForm({
  target,
  article,
  kept,
}: {
  target: string
  /** As the server has it now; null for a new one. */
  article: AdminArticle | null
  kept: KeptForm | null
}) {
  const first = {
    postId: article?.postId ?? null,
    baseVersion: article?.version ?? 0,
    fields: fieldsOf(article),
    sent: null,
  }
  const [form, setForm] = useState<KeptForm>(kept ?? first)
  const [base, setBase] = useState(article && { ...article, version: form.baseVersion })
  // Written from another version than there is now. While an answer is missing, the newer one may be our own.
  const isOld = article !== null && form.baseVersion !== article.version && !form.sent
  const [theirs, setTheirs] = useState(isOld ? article : null)
  const [text, setText] = useState<string | null>(null)
  const [isUnkept, setUnkept] = useState(false)
  const latest = useRef({ form, base })
  const keeping = useRef<Promise<void>>(Promise.resolve())

  const keep = (next: KeptForm | null): Promise<void> => {
    const write = () => keepForm(target, next)
    keeping.current = keeping.current.then(write).then(
      () => setUnkept(false),
      () => setUnkept(next !== null),
    )
    return keeping.current
  }
  const put = (next: KeptForm): Promise<void> => {
    latest.current.form = next
    setForm(next)
    return keep(next)
  }
  /** The field gives its text back to this article when its draft ends, so it must know it by then. */
  const rest = (next: AdminArticle | null): void => {
    latest.current.base = next
    flushSync(() => setBase(next))
  }
  const change = (patch: Partial<NewsFields>): void => {
    const { form: now } = latest.current
    void put({ ...now, fields: { ...now.fields, ...patch } })
  }
  return {
    form,
    base,
    theirs,
    setTheirs,
    /** Null until the field has it. */
    text,
    isUnkept,
    isDirty: text !== null && isChanged(base, form.fields, text),
    get: () => latest.current.form,
    getBase: () => latest.current.base,
    put,
    change,
    heard: (next: string): void => {
      const wasThere = text !== null
      setText(next)
      // The draft keeps the text; from which version it was written is kept here.
      if (wasThere && next !== text) void keep(latest.current.form)
    },
    /** An answer of the server was read. */
    answered: (step: DeskStep, answer: AdminArticle): Promise<void> => {
      const { form: now } = latest.current
      rest(answer)
      const fields = step === 'save' ? now.fields : { ...now.fields, ...timingOf(answer) }
      return put({ postId: answer.postId, baseVersion: answer.version, fields, sent: null })
    },
    /** The server has it no more. */
    removed: (): void => {
      latest.current = { base: null, form: { ...latest.current.form, sent: null } }
    },
    /** Goes on from this version; `fields` as it has them, or as they were typed. */
    goOnFrom: (next: AdminArticle | null, fields: NewsFields): Promise<void> => {
      rest(next)
      setTheirs(null)
      return put({ postId: next?.postId ?? null, baseVersion: next?.version ?? 0, fields, sent: null })
    },
    /** Nothing is unsaved any more. */
    letGo: (): Promise<void> => keep(null),
    /** The form is another one's from now on: of the article it has become. */
    moveTo: async (postId: number, isClean: boolean): Promise<void> => {
      await keepForm(String(postId), isClean ? null : latest.current.form).catch(() => {})
      await keep(null)
    },
  }
}
export type NewsForm = ReturnType<typeof useNewsForm>
