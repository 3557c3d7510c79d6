// A whole form in one draft: its long text is the draft's text, everything else its fields. Kept on the device and the server
// as any draft is (reliability rules 7 and 8), whichever part of the form stands on the screen.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { draftServer } from '#app/areas/draft/draft-server.ts'
import { useDraftLine } from '#app/areas/draft/use-draft-line.ts'
import { useDraft } from '#app/platform/drafts/use-draft.ts'
import type { EditorHandle } from '#app/ui/editor/types.ts'

export interface FormDraft<Values> {
  /** Null until the device was asked. */
  values: Values | null
  /** The same at this very moment. */
  get: () => Values
  change: (patch: Partial<Values>) => void
  /** Another text came into the form: fields that hold theirs themselves begin anew. */
  epoch: number
  text: () => string
  onText: (text: string) => void
  editor: RefObject<EditorHandle | null>
  /** Something was written and not handed in. */
  isBegun: boolean
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
  place: string
  target: string
  draftId: string | undefined
  /** the long text while there is no draft */
  baseText: string
  /** what the fields of a draft say; '' is a form as it is at first */
  read: (fields: string) => Values
  write: (values: Values) => string
}): FormDraft<Values> {
  const editor = useRef<EditorHandle>(null)
  const ground = useRef(baseText)
  const means = useRef({ read, write })
  useEffect(() => {
    ground.current = baseText
    means.current = { read, write }
  })
  const isOpen = useRef(false)
  const show = useCallback((text: string) => {
    if (isOpen.current) editor.current?.replaceText(text || ground.current)
  }, [])
  const draft = useDraft({ place, target, draftId, server: draftServer, show })
  const { view } = draft
  const line = useDraftLine(view?.state)
  const [values, setValues] = useState<Values | null>(null)
  const [epoch, setEpoch] = useState(0)
  const latest = useRef<Values | null>(null)
  /** What was written out last, so that our own words are not taken for somebody else's. */
  const known = useRef<string | null>(null)
  const loaded = view?.loaded === true
  const [fields, id] = [view?.fields, view?.draftId]

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever there may be other fields.
  useEffect(() => {
    isOpen.current = loaded
    if (!loaded || fields === known.current) return
    known.current = fields ?? ''
    latest.current = means.current.read(known.current)
    setValues(latest.current)
    setEpoch(count => count + 1)
  }, [loaded, fields, id])

  // Where nothing was written yet the text is that of the form as it is at first.
  const text = (): string => {
    const now = draft.current()
    return now && (now.text !== '' || now.fields !== '') ? now.text : ground.current
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
      known.current = means.current.write(get())
      draft.onFields(known.current, next)
    },
    editor,
    isBegun: loaded && (view.fields !== '' || view.text !== ''),
    draft,
    line,
    composing: {
      onCompositionStart: () => draft.onComposing(true),
      onCompositionEnd: () => draft.onComposing(false),
    },
  }
}
