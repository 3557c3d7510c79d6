// The state of the form: its fields, and the article they are based on. The written text is stored in the draft.
import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useOutbox } from '#app/platform/outbox/outbox-context.ts'
import { openOf } from '#app/platform/outbox/write.ts'
import type { DraftEditorHandle } from '#app/shared/draft/DraftEditor.tsx'
import { NEWS } from '#app/shared/draft/handed-in.ts'
import { fieldsOf, isChanged, type NewsFields, timingOf } from './fields.ts'
import type { AdminArticle } from './queries.ts'
import type { DeskStep } from './taking-step.ts'
import { readWritten, writeOut } from './written.ts'

export function useNewsForm({
  target,
  article,
  editor,
}: {
  target: string
  /** Newest version on the server; null for a new one. */
  article: AdminArticle | null
  editor: RefObject<DraftEditorHandle | null>
}) {
  const outbox = useOutbox()
  const [fields, setFields] = useState(() => fieldsOf(article))
  const [base, setBase] = useState(article)
  const [theirs, setTheirs] = useState<AdminArticle | null>(null)
  const [text, setText] = useState<string | null>(null)
  const latest = useRef({ fields, base, newest: article, isLoaded: false })

  const put = (next: NewsFields): void => {
    latest.current.fields = next
    setFields(next)
  }
  const written = (): string => {
    const { base: from, fields: now } = latest.current
    return writeOut({ baseVersion: from?.version ?? 0, fields: now })
  }
  const fill = (): void => editor.current?.fill(written())
  /** Whether a step was sent whose result is unknown here. */
  const isOpen = (): boolean => openOf(outbox?.get().items ?? [], NEWS, { target }) !== undefined
  const textNow = () => editor.current?.text() ?? ''
  /** Bases the form on a version. The field returns to this version when its draft ends, so it must know it by then. */
  const rest = (next: AdminArticle | null): void => {
    latest.current.base = next
    latest.current.newest = next
    setTheirs(null)
    flushSync(() => setBase(next))
  }
  const goOnFrom = (next: AdminArticle): void => {
    rest(next)
    // An existing draft is based on another version now; an unchanged form gets no draft.
    if (editor.current?.fields()) fill()
  }
  /** Rebases a text that equals the newest version: of a page that was loaded anew right after the publication. */
  const goOnFromTheSame = (shown: string): void => {
    const { newest, base: from, fields: now } = latest.current
    if (!newest || !from || from.version === newest.version || isOpen()) return
    if (!isChanged(newest, now, shown)) goOnFrom(newest)
  }
  return {
    fields,
    base,
    theirs,
    /** Null until the field has its text. */
    text,
    isDirty: text !== null && isChanged(base, fields, text),
    getFields: () => latest.current.fields,
    getBase: () => latest.current.base,
    /** Fields as the draft stores them beside the text. */
    written,
    /** Offers the version of somebody else for a choice. */
    meet: (newest: AdminArticle): void => {
      latest.current.newest = newest
      setTheirs(newest)
    },
    change: (patch: Partial<NewsFields>): void => {
      put({ ...latest.current.fields, ...patch })
      fill()
    },
    heard: (shown: string | null): void => {
      latest.current.isLoaded = shown !== null
      setText(shown)
      if (shown !== null) goOnFromTheSame(shown)
    },
    /** Takes the fields of the draft: read from the disk, received from another device, or none. */
    arrived: (kept: string): void => {
      // The draft ended with an answer that is not read here yet; changes made since stay.
      if (kept === '' && isOpen()) return
      const { newest } = latest.current
      const { baseVersion, fields: found } = readWritten(kept, newest)
      latest.current.base = newest && { ...newest, version: baseVersion }
      setBase(latest.current.base)
      put(found)
      // The draft is based on another version than the newest one.
      setTheirs(newest && baseVersion !== newest.version ? newest : null)
      const shown = textNow()
      if (shown) goOnFromTheSame(shown)
    },
    /** Takes the answer of the server to a step. */
    answered: (step: DeskStep, answer: AdminArticle): void => {
      const { fields: now, isLoaded } = latest.current
      rest(answer)
      put(step === 'save' ? now : { ...now, ...timingOf(answer) })
      if (isLoaded && isChanged(answer, latest.current.fields, textNow())) fill()
    },
    /** Bases the written text on this version. */
    goOnFrom,
    /** Shows this version once the draft has ended; the draft keeps the written text. */
    fallBackOn: (next: AdminArticle | null): void => {
      rest(next)
      put(fieldsOf(next))
    },
  }
}
export type NewsForm = ReturnType<typeof useNewsForm>
