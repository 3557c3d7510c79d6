// A whole form in one draft: its long text is the draft's text, everything else its fields. Kept on the device and the server
// as any draft is (reliability rules 7 and 8), whichever part of the form stands on the screen.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useDraft } from '#app/platform/drafts/use-draft.ts'
import { draftServer } from '#app/shared/draft/draft-server.ts'
import type { DraftPlaceName } from '#app/shared/draft/place.ts'
import { useDraftLine } from '#app/shared/draft/use-draft-line.ts'
import type { EditorHandle } from '#app/ui/editor/types.ts'

export interface FormDraft<Values> {
  /** Null until the device was asked. */
  values: Values | null
  /** The same at this very moment. */
  get: () => Values
  change: (patch: Partial<Values>) => void
  /** Number that grows when another text comes into the form: fields that hold their text themselves begin anew. */
  epoch: number
  text: () => string
  onText: (text: string) => void
  editor: RefObject<EditorHandle | null>
  /** Something was written and not handed in. */
  isBegun: boolean
  /** Holds the form as it was sent although its draft ends meanwhile; released, the form shows the draft again. */
  hold: (holds: boolean) => void
  draft: ReturnType<typeof useDraft>
  line: ReturnType<typeof useDraftLine>
  /** Goes around the fields: nothing is put into them while something is being composed. */
  composing: { onCompositionStart: () => void; onCompositionEnd: () => void }
}

export function useFormDraft<Values>({
  place,
  target,
  draftId,
  baseText,
  read,
  write,
}: {
  place: DraftPlaceName
  target: string
  draftId: string | undefined
  /** gives the current long text of a form without a draft */
  baseText: () => string
  /** text of the fields of a draft; '' is a form as it is at first */
  read: (fields: string) => Values
  write: (values: Values) => string
}): FormDraft<Values> {
  const editor = useRef<EditorHandle>(null)
  const means = useRef({ read, write, baseText })
  useEffect(() => {
    means.current = { read, write, baseText }
  })
  const isOpen = useRef(false)
  const isHeld = useRef(false)
  /** Last written long text. */
  const words = useRef<string | null>(null)
  const show = useCallback((text: string) => {
    if (isOpen.current && (text !== '' || !isHeld.current))
      editor.current?.replaceText(text || means.current.baseText())
  }, [])
  const draft = useDraft({ place, target, draftId, server: draftServer, show })
  const { view } = draft
  const line = useDraftLine(view?.state)
  const [values, setValues] = useState<Values | null>(null)
  const [epoch, setEpoch] = useState(0)
  const latest = useRef<Values | null>(null)
  /** Fields as last written out, so that our own text is not taken for somebody else's. */
  const known = useRef<string | null>(null)
  const loaded = view?.loaded === true
  const [fields, id] = [view?.fields, view?.draftId]
  const isBegun = loaded && (view.fields !== '' || view.text !== '')

  const take = useCallback((fields: string): void => {
    known.current = fields
    latest.current = means.current.read(fields)
    setValues(latest.current)
    setEpoch(count => count + 1)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever there may be other fields.
  useEffect(() => {
    isOpen.current = loaded
    const isKept = isHeld.current && !isBegun && latest.current !== null
    if (loaded && !isKept && fields !== known.current) take(fields ?? '')
  }, [loaded, fields, id])

  // An untouched form has the text of its first values.
  const text = (): string => {
    const now = draft.current()
    if (now && (now.text !== '' || now.fields !== '')) words.current = now.text
    else if (!isHeld.current) words.current = null
    return words.current ?? means.current.baseText()
  }
  const get = (): Values => latest.current ?? means.current.read('')
  return {
    values: loaded ? values : null,
    get,
    change: patch => {
      const before = text()
      latest.current = { ...get(), ...patch }
      known.current = means.current.write(latest.current)
      setValues(latest.current)
      draft.onFields(known.current, before)
    },
    epoch,
    text,
    onText: next => {
      if (next === text()) return
      words.current = next
      known.current = means.current.write(get())
      draft.onFields(known.current, next)
    },
    editor,
    isBegun,
    hold: holds => {
      if (isHeld.current === holds) return
      text()
      isHeld.current = holds
      const now = draft.current()
      if (holds || !now?.loaded || now.fields !== '' || now.text !== '') return
      take('')
      editor.current?.replaceText(text())
    },
    draft,
    line,
    composing: {
      onCompositionStart: () => draft.onComposing(true),
      onCompositionEnd: () => draft.onComposing(false),
    },
  }
}
