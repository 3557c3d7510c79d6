// Hook that connects the other fields of a form with the draft of its text: their changes go in, and content from elsewhere
// comes out.
import { useEffect, useRef } from 'react'
import type { DraftForEditor } from '#app/platform/drafts/use-draft.ts'

/** Returns the function by which the form reports the content of its fields. */
export function useFields({
  draft,
  loaded,
  onFields,
  text,
}: {
  draft: DraftForEditor
  loaded: boolean
  onFields: ((fields: string) => void) | undefined
  /** the current text of the field */
  text: () => string
}): (fields: string) => void {
  const { view } = draft
  const latest = useRef({ draft, onFields, text })
  useEffect(() => {
    latest.current = { draft, onFields, text }
  })
  /** Content of the form's fields as far as it is known here; null before the first report. */
  const known = useRef<string | null>(null)
  /** Content reported before the draft was loaded. */
  const early = useRef<string | null>(null)
  const fields = view?.fields
  const draftId = view?.draftId
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever there may be other fields.
  useEffect(() => {
    if (!loaded) return
    const { draft: now, onFields: hear, text: read } = latest.current
    if (early.current !== null) now.onFields(early.current, read())
    early.current = null
    const held = now.current()?.fields ?? ''
    if (held !== known.current) hear?.(held)
    known.current = held
  }, [loaded, fields, draftId])
  return next => {
    known.current = next
    if (loaded) draft.onFields(next, text())
    else early.current = next
  }
}
