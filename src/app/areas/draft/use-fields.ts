// The other fields of a form in the draft of its text: what they hold goes in, what came from elsewhere comes out.
import { useEffect, useRef } from 'react'
import type { DraftForEditor } from '#app/platform/drafts/use-draft.ts'

/** Returns how the form says what its fields hold. */
export function useFields({
  draft,
  loaded,
  onFields,
  text,
}: {
  draft: DraftForEditor
  loaded: boolean
  onFields: ((fields: string) => void) | undefined
  /** the text as it stands in the field */
  text: () => string
}): (fields: string) => void {
  const { view } = draft
  const latest = useRef({ draft, onFields, text })
  useEffect(() => {
    latest.current = { draft, onFields, text }
  })
  /** What the form holds, as far as is known here; null: not told yet. */
  const known = useRef<string | null>(null)
  /** What was chosen before the draft was there. */
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
