// The state of the form: its fields, the article they go back to. What is written is kept in the draft of the text; what was
// sent and not answered is kept beside it.
import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DraftEditorHandle } from '#app/areas/draft/DraftEditor.tsx'
import { fieldsOf, isChanged, type NewsFields, timingOf } from './fields.ts'
import { type DeskStep, type KeptAct, keepAct } from './kept-act.ts'
import type { AdminArticle } from './queries.ts'
import { readWritten, type Written, writeOut } from './written.ts'

export const NEW = 'new'
/** The place of its draft. */
export const NEWS_BODY = 'newsBody'

type State = KeptAct & Written

export function useNewsForm({
  target,
  article,
  kept,
  editor,
}: {
  target: string
  /** As the server has it now; null for a new one. */
  article: AdminArticle | null
  kept: KeptAct | null
  editor: RefObject<DraftEditorHandle | null>
}) {
  const [form, setForm] = useState<State>({
    postId: kept?.postId ?? article?.postId ?? null,
    sent: kept?.sent ?? null,
    baseVersion: article?.version ?? 0,
    fields: fieldsOf(article),
  })
  const [base, setBase] = useState(article)
  const [theirs, setTheirs] = useState<AdminArticle | null>(null)
  const [text, setText] = useState<string | null>(null)
  const latest = useRef({ form, base, newest: article })
  const keeping = useRef<Promise<void>>(Promise.resolve())

  const keep = (act: KeptAct | null): Promise<void> => {
    const write = () => keepAct(target, act).catch(() => {})
    keeping.current = keeping.current.then(write)
    return keeping.current
  }
  const put = (next: State): Promise<void> => {
    const before = latest.current.form
    latest.current.form = next
    setForm(next)
    if (next.sent === before.sent && next.postId === before.postId) return keeping.current
    return keep(next.sent || target === NEW ? next : null)
  }
  /** The field gives its text back to this article when its draft ends, so it must know it by then. */
  const rest = (next: AdminArticle | null): void => {
    latest.current.base = next
    latest.current.newest = next
    flushSync(() => setBase(next))
  }
  const fill = (): void => editor.current?.fill(writeOut(latest.current.form))
  /** A draft that there is goes on from another version now; none is made of what nobody changed. */
  const fillIfKept = (): void => {
    if (editor.current?.fields()) fill()
  }
  const goOnFrom = async (next: AdminArticle): Promise<void> => {
    rest(next)
    setTheirs(null)
    await put({ ...latest.current.form, postId: next.postId, baseVersion: next.version, sent: null })
    fillIfKept()
  }
  /** What says the same as the newest version goes on from it: a page that was loaded anew right after it was published. */
  const goOnFromTheSame = (written: string): void => {
    const { newest, base: from, form: now } = latest.current
    if (!newest || !from || from.version === newest.version || now.sent) return
    if (!isChanged(newest, now.fields, written)) void goOnFrom(newest)
  }
  return {
    form,
    base,
    theirs,
    /** Somebody else's version, to be chosen or not. */
    meet: (newest: AdminArticle): void => {
      latest.current.newest = newest
      setTheirs(newest)
    },
    /** Null until the field has it. */
    text,
    isDirty: text !== null && isChanged(base, form.fields, text),
    get: () => latest.current.form,
    getBase: () => latest.current.base,
    put,
    change: (patch: Partial<NewsFields>): void => {
      const { form: now } = latest.current
      void put({ ...now, fields: { ...now.fields, ...patch } })
      fill()
    },
    heard: (written: string | null): void => {
      setText(written)
      if (written !== null) goOnFromTheSame(written)
    },
    /** The draft has these fields: read from the disk, come from another device, or none. */
    arrived: (fields: string): void => {
      const { newest, form: now } = latest.current
      const written = readWritten(fields, newest)
      latest.current.form = { ...now, ...written }
      latest.current.base = newest && { ...newest, version: written.baseVersion }
      setForm(latest.current.form)
      setBase(latest.current.base)
      // Written from another version than there is now. While an answer is missing, the newer one may be our own.
      setTheirs(newest && written.baseVersion !== newest.version && !now.sent ? newest : null)
      const shown = editor.current?.text()
      if (shown) goOnFromTheSame(shown)
    },
    /** An answer of the server was read. */
    answered: async (step: DeskStep, answer: AdminArticle): Promise<void> => {
      const { form: now } = latest.current
      rest(answer)
      const fields = step === 'save' ? now.fields : { ...now.fields, ...timingOf(answer) }
      await put({ postId: answer.postId, baseVersion: answer.version, fields, sent: null })
      fillIfKept()
    },
    /** The server has it no more. */
    removed: (): void => {
      latest.current = { base: null, newest: null, form: { ...latest.current.form, sent: null } }
    },
    /** Goes on from this version with what was written. */
    goOnFrom,
    /** Shows this version once the draft has ended; the draft keeps what was written. */
    fallBackOn: async (next: AdminArticle | null): Promise<void> => {
      rest(next)
      setTheirs(null)
      const { form: now } = latest.current
      await put({
        postId: next?.postId ?? null,
        sent: null,
        baseVersion: next?.version ?? now.baseVersion,
        fields: fieldsOf(next),
      })
    },
    /** No act is open any more. */
    letGo: (): Promise<void> => keep(null),
    /** The form is another one's from now on: of the article it has become. */
    moveTo: async (postId: number): Promise<void> => {
      const { form: now } = latest.current
      await keepAct(String(postId), now.sent ? now : null).catch(() => {})
      await keep(null)
    },
  }
}
export type NewsForm = ReturnType<typeof useNewsForm>
