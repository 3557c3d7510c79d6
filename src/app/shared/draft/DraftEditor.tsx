// The editor with its draft: typed text is stored on the device and on the server, and kept until it was handed in and the
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
import { isBlank } from '#app/platform/drafts/draft-line.ts'
import type { HandedIn } from '#app/platform/drafts/seat.ts'
import { useDraft } from '#app/platform/drafts/use-draft.ts'
import type { DraftPlaceName } from '#app/shared/draft/place.ts'
import { Editor } from '#app/ui/editor/Editor.tsx'
import type { EditorHandle, EditorProps, SnippetsProps } from '#app/ui/editor/types.ts'
import { type Problem, ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { TextButton } from '#app/ui/TextLink.tsx'
import { toasts } from '#app/ui/toast-store.ts'
import { draftCounter } from '#rules/draft-count.ts'
import { DraftConflict } from './DraftConflict.tsx'
import { draftServer } from './draft-server.ts'
import { StoredLine } from './StoredLine.tsx'
import { saveState } from './use-draft-line.ts'
import { useDraftsOfPlace } from './use-drafts-of-place.ts'
import { useFields } from './use-fields.ts'
import { useSnippets } from './use-snippets.ts'
import type { Earlier } from './VersionsSheet.tsx'

const VersionsSheet = lazy(() => import('./VersionsSheet.tsx').then(module => ({ default: module.VersionsSheet })))

export interface DraftEditorHandle {
  /** The current text of the field. */
  text: () => string
  /** Id of the current draft, for handing in through the outbox. */
  draftId: () => string | null
  focus: () => void
  /** Hands the text in; the draft ends when `send` is done. Throws the errors of `send`, and then nothing has changed. */
  submit: <Answer>(send: (draft: HandedIn) => Promise<Answer>) => Promise<Answer>
  /** Takes the current content of the other fields of the form, which is stored with the text here and on the server. */
  fill: (fields: string) => void
  /** The draft's content of the other fields; '' when there is none. */
  fields: () => string
  /** Puts an earlier text with its fields in place of what is written; that can be undone, and is told. */
  bringBack: (earlier: Earlier, told?: string) => void
}

export interface DraftEditorProps
  extends Pick<
    EditorProps,
    | 'label'
    | 'limit'
    | 'error'
    | 'hint'
    | 'placeholder'
    | 'rows'
    | 'required'
    | 'preview'
    | 'previewBeside'
    | 'onSubmit'
  > {
  ref?: Ref<DraftEditorHandle> | undefined
  /** name of the form: `introduction`, `inquiry`, `newsBody` */
  place: DraftPlaceName
  /** subject of the form, such as an article's id; '' when there is only one */
  target?: string | undefined
  /** id of the draft to open; by default the one that was opened last */
  draftId?: string | undefined
  /** content of the field while there is no draft; null while it is being read */
  base?: string | null | undefined
  /** called with the text once it is in the field, and with every change: for buttons that depend on it, for a preview */
  onText?: ((text: string) => void) | undefined
  /** called with the draft's content of the other fields once it is there, and when it came from elsewhere; '' for none */
  onFields?: ((fields: string) => void) | undefined
  /** content of the other fields to store with the first letter, before `fill` was called */
  fields?: string | undefined
  /** turns the other fields into words, for versions shown side by side */
  fieldWords?: ((fields: string) => string) | undefined
  /** called when two texts have to be chosen from; sending must wait for the choice */
  onConflict?: ((isOpen: boolean) => void) | undefined
  /** field to write in; an editor of another face takes the same properties */
  field?: ((props: EditorProps) => ReactNode) | undefined
  /** fault of the last handing in that is no refusal, such as a lost network */
  problem?: Problem | null | undefined
  /** names that this place offers beside the writer's own phrases */
  given?: SnippetsProps['given']
  children?: ReactNode
}

export function DraftEditor({ draftId, ...rest }: DraftEditorProps) {
  const [chosen, setChosen] = useState(draftId)
  // Another draft gets a new field, because the undo steps of the former one do not belong to its text.
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
  field: Field = Editor,
  given,
  problem,
  onSwitch,
  children,
  ...rest
}: DraftEditorProps & { onSwitch: (draftId: string) => void }) {
  const editor = useRef<EditorHandle>(null)
  const ground = useRef(base)
  const isOpen = useRef(false)
  const show = useCallback((text: string) => {
    // Before that the field takes the text as its first one.
    if (isOpen.current) editor.current?.replaceText(text || (ground.current ?? ''))
  }, [])
  const draft = useDraft({ place, target, draftId, server: draftServer, show, isTextInField: true })
  const { view } = draft
  const snippets = useSnippets()
  const drafts = useDraftsOfPlace({ place, target }, draft, onSwitch)
  const [looksBack, setLooksBack] = useState(false)

  const isFresh = view !== null && isBlank(view.state)
  const loaded = view?.loaded === true && (base !== null || !isFresh)
  // In the same moment as the first text, so that no text arriving in between is lost.
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
  // Without a draft the field follows: the answer to what was handed in has come.
  useEffect(() => {
    const isOther = ground.current !== null && ground.current !== base
    ground.current = base
    if (isOther && loaded && isFresh) editor.current?.replaceText(base ?? '')
  }, [base, loaded, isFresh])
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
    bringBack: (earlier, told) => bringBack(earlier, told),
  }))

  const hear = (text: string): void => {
    // The text that the field has before any typing is no draft.
    const now = draft.current()
    const isUntouched = now !== null && isBlank(now.state)
    const held = now?.fields || (isUntouched || now?.text === '' ? fields : '')
    if (!(isUntouched && text === (base ?? ''))) draft.onFields(held, text)
    onText?.(text)
  }
  const shownBase = useRef(base)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when what stands without a draft has changed.
  useEffect(() => {
    const before = shownBase.current ?? ''
    shownBase.current = base
    const now = draft.current()
    const isUntouched = now !== null && isBlank(now.state)
    if (isOpen.current && base && isUntouched && editor.current?.text() === before) editor.current.replaceText(base)
  }, [base])
  const bringBack = (earlier: Earlier, told = '前の版に戻しました'): void => {
    const before = { text: editor.current?.text() ?? '', fields: view?.fields ?? '' }
    const restore = (version: Earlier) => draft.restore(version.text, version.fields)
    setLooksBack(false)
    restore(earlier)
    toasts.add({
      type: 'info',
      title: told,
      action: { label: 'もとに戻す', onPress: () => restore(before) },
    })
  }
  return (
    <div onCompositionStart={() => draft.onComposing(true)} onCompositionEnd={() => draft.onComposing(false)}>
      {view?.conflict && (
        <StoredLine draft={draft}>
          {line =>
            view.conflict && (
              <DraftConflict
                place={place}
                mine={view}
                other={view.conflict}
                saved={line?.text ?? ''}
                resolve={draft.resolve}
                fieldWords={fieldWords}
              />
            )
          }
        </StoredLine>
      )}
      <Field
        ref={editor}
        // The view may be behind the typing; a field that comes in place of another one begins with all of it.
        initialText={loaded ? (draft.current() ?? view).text || (isFresh ? (base ?? '') : '') : null}
        onText={hear}
        withState={show => <StoredLine draft={draft}>{line => show(line ? saveState(line) : undefined)}</StoredLine>}
        snippets={given ? { ...snippets, given } : snippets}
        drafts={drafts}
        {...rest}
        count={draftCounter(place)}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p role="status" className="min-w-0 flex-1 text-cap text-ink-soft">
          <StoredLine draft={draft}>{line => line?.detail}</StoredLine>
        </p>
        <TextButton icon={History} onClick={() => setLooksBack(true)}>
          前の版
        </TextButton>
      </div>
      {problem && <ProblemNotice problem={problem} className="mt-2" />}
      {children}
      <Suspense>
        {looksBack && view && (
          <VersionsSheet draftId={view.draftId} onRestore={bringBack} onClose={() => setLooksBack(false)} />
        )}
      </Suspense>
    </div>
  )
}
