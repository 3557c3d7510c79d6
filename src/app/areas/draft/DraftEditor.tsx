// The editor with its draft: what is typed is kept on the device and on the server, and stays until it was handed in and the
// server's answer was read (reliability rules 7-11).
import { History } from 'lucide-react'
import {
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { draftLine } from '#app/platform/drafts/draft-line.ts'
import type { HandedIn } from '#app/platform/drafts/seat.ts'
import { useDraft } from '#app/platform/drafts/use-draft.ts'
import { Editor } from '#app/ui/editor/Editor.tsx'
import type { EditorHandle, EditorProps } from '#app/ui/editor/types.ts'
import { TextButton } from '#app/ui/TextLink.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { DraftConflict } from './DraftConflict.tsx'
import { draftServer } from './draft-server.ts'
import { saveState, useDraftLine } from './use-draft-line.ts'
import { useDraftsOfPlace } from './use-drafts-of-place.ts'
import { useFields } from './use-fields.ts'
import { useSnippets } from './use-snippets.ts'
import type { Earlier } from './VersionsSheet.tsx'

const VersionsSheet = lazy(() => import('./VersionsSheet.tsx').then(module => ({ default: module.VersionsSheet })))

export interface DraftEditorHandle {
  /** The text as it stands in the field. */
  text: () => string
  /** Which draft it is: for what is handed in through the outbox. */
  draftId: () => string | null
  focus: () => void
  /** Hands the text in; it is let go of when `send` is done. Throws what `send` throws, and nothing has changed then. */
  submit: <Answer>(send: (draft: HandedIn) => Promise<Answer>) => Promise<Answer>
  /** What the other fields of the form hold now: kept with the text, here and on the server. */
  fill: (fields: string) => void
  /** What the draft holds of them; '': nothing. */
  fields: () => string
}

export interface DraftEditorProps
  extends Pick<
    EditorProps,
    'label' | 'count' | 'limit' | 'error' | 'hint' | 'placeholder' | 'rows' | 'required' | 'preview' | 'onSubmit'
  > {
  ref?: Ref<DraftEditorHandle> | undefined
  /** what the text is for: `introduction`, `inquiry`, `newsBody` */
  place: string
  /** what it is about: an article's id; '' where there is only one of its kind */
  target?: string | undefined
  /** the draft to open first; else the one that was opened last */
  draftId?: string | undefined
  /** what stands in the field while there is no draft; null while it is being read */
  base?: string | null | undefined
  /** hears the text once it stands in the field, then as it changes: for buttons that depend on it, for a preview */
  onText?: ((text: string) => void) | undefined
  /** hears what the draft holds of the form's other fields once it is there, and when that came from elsewhere; '': nothing */
  onFields?: ((fields: string) => void) | undefined
  /** what is kept of the other fields with the first letter, when nothing was said of them yet */
  fields?: string | undefined
  /** the other fields in words, where two versions stand side by side */
  fieldWords?: ((fields: string) => string) | undefined
  /** hears that there are two texts to choose from: what is sent must be chosen first */
  onConflict?: ((isOpen: boolean) => void) | undefined
  children?: ReactNode
}

export function DraftEditor({ draftId, ...rest }: DraftEditorProps) {
  const [chosen, setChosen] = useState(draftId)
  // Another draft is another field: what the one before can undo is not of this text.
  return <OneDraft key={chosen} {...rest} draftId={chosen} onSwitch={setChosen} />
}

function OneDraft({
  ref,
  place,
  target = '',
  draftId,
  base = '',
  onText,
  onFields,
  fields = '',
  fieldWords,
  onConflict,
  onSwitch,
  children,
  ...rest
}: DraftEditorProps & { onSwitch: (draftId: string) => void }) {
  const editor = useRef<EditorHandle>(null)
  const ground = useRef(base)
  useEffect(() => {
    ground.current = base
  })
  const isOpen = useRef(false)
  const show = useCallback((text: string) => {
    // Before that the field takes the text as its first one.
    if (isOpen.current) editor.current?.replaceText(text || (ground.current ?? ''))
  }, [])
  const draft = useDraft({ place, target, draftId, server: draftServer, show })
  const { view } = draft
  const line = useDraftLine(view?.state)
  const snippets = useSnippets()
  const drafts = useDraftsOfPlace({ place, target }, draft, onSwitch)
  const [looksBack, setLooksBack] = useState(false)

  const isFresh = line?.kind === 'empty'
  const loaded = view?.loaded === true && (base !== null || !isFresh)
  // At once with the first text: one that came in between would be shown by nobody.
  useLayoutEffect(() => {
    isOpen.current = loaded
  }, [loaded])
  const listener = useRef(onText)
  useEffect(() => {
    listener.current = onText
  })
  useEffect(() => {
    if (loaded) listener.current?.(editor.current?.text() ?? '')
  }, [loaded])
  const fill = useFields({ draft, loaded, onFields, text: () => editor.current?.text() ?? '' })
  const hasTwo = Boolean(view?.conflict)
  const tellConflict = useRef(onConflict)
  useEffect(() => {
    tellConflict.current = onConflict
  })
  useEffect(() => tellConflict.current?.(hasTwo), [hasTwo])
  useImperativeHandle(ref, () => ({
    text: () => editor.current?.text() ?? '',
    draftId: () => draft.current()?.draftId ?? null,
    focus: () => editor.current?.focus(),
    submit: draft.submit,
    fill,
    fields: () => draft.current()?.fields ?? '',
  }))

  const hear = (text: string): void => {
    // What stood there before anything was written is no draft.
    const now = draft.current()
    const isUntouched = now !== null && draftLine(now.state, Date.now()).kind === 'empty'
    const held = now?.fields || (isUntouched || now?.text === '' ? fields : '')
    if (!(isUntouched && text === (base ?? ''))) draft.onFields(held, text)
    onText?.(text)
  }
  const bringBack = (earlier: Earlier): void => {
    const before = { text: editor.current?.text() ?? '', fields: view?.fields ?? '' }
    const restore = (version: Earlier) => draft.restore(version.text, version.fields)
    setLooksBack(false)
    restore(earlier)
    toasts.add({
      type: 'info',
      title: '前の版に戻しました',
      action: { label: 'もとに戻す', onPress: () => restore(before) },
    })
  }
  return (
    <div onCompositionStart={() => draft.onComposing(true)} onCompositionEnd={() => draft.onComposing(false)}>
      {view?.conflict && (
        <DraftConflict
          place={place}
          mine={view}
          other={view.conflict}
          saved={line?.text ?? ''}
          resolve={draft.resolve}
          fieldWords={fieldWords}
        />
      )}
      <Editor
        ref={editor}
        initialText={loaded ? view.text || (isFresh ? (base ?? '') : '') : null}
        onText={hear}
        state={line ? saveState(line) : undefined}
        snippets={snippets}
        drafts={drafts}
        {...rest}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p role="status" className="min-w-0 flex-1 text-cap text-ink-soft">
          {line?.detail}
        </p>
        <TextButton icon={History} onClick={() => setLooksBack(true)}>
          前の版
        </TextButton>
      </div>
      {children}
      <Suspense>
        {looksBack && view && (
          <VersionsSheet draftId={view.draftId} onRestore={bringBack} onClose={() => setLooksBack(false)} />
        )}
      </Suspense>
    </div>
  )
}
