// The editor with its draft: what is typed is kept on the device and on the server, and stays until it was handed in and the
// server's answer was read (reliability.md rules 7-11).
import { type ReactNode, type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { draftLine } from '#app/platform/drafts/draft-line.ts'
import type { HandedIn } from '#app/platform/drafts/seat.ts'
import { useDraft } from '#app/platform/drafts/use-draft.ts'
import { Editor } from '#app/ui/editor/Editor.tsx'
import type { EditorHandle, EditorProps, SaveState } from '#app/ui/editor/types.ts'
import { DraftConflict } from './DraftConflict.tsx'
import { draftServer } from './draft-server.ts'

export interface DraftEditorHandle {
  /** The text as it stands in the field. */
  text: () => string
  focus: () => void
  /** Hands the text in; it is let go of when `send` is done. Throws what `send` throws, and nothing has changed then. */
  submit: <Answer>(send: (draft: HandedIn) => Promise<Answer>) => Promise<Answer>
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
  target?: string
  /** what stands in the field while there is no draft; null while it is being read */
  base?: string | null
  /** hears the text once it stands in the field, then as it changes: for buttons that depend on it, for a preview */
  onText?: (text: string) => void
  children?: ReactNode
}

const A_SECOND = 1_000

export function DraftEditor({ ref, place, target = '', base = '', onText, children, ...rest }: DraftEditorProps) {
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
  const draft = useDraft({ place, target, server: draftServer, show })
  const { view } = draft
  const line = useLine(view?.state)
  const loaded = view?.loaded === true && base !== null
  const hear = useRef(onText)
  useEffect(() => {
    hear.current = onText
  })
  useEffect(() => {
    isOpen.current = loaded
    if (loaded) hear.current?.(editor.current?.text() ?? '')
  }, [loaded])
  useImperativeHandle(ref, () => ({
    text: () => editor.current?.text() ?? '',
    focus: () => editor.current?.focus(),
    submit: draft.submit,
  }))
  const isFresh = line?.kind === 'empty'
  return (
    <div onCompositionStart={() => draft.onComposing(true)} onCompositionEnd={() => draft.onComposing(false)}>
      {view?.conflict && <DraftConflict mine={view.text} other={view.conflict} resolve={draft.resolve} />}
      <Editor
        ref={editor}
        initialText={loaded ? view.text || (isFresh ? (base ?? '') : '') : null}
        onText={text => {
          draft.onText(text)
          onText?.(text)
        }}
        state={line ? saveState(line) : undefined}
        {...rest}
      />
      {line?.detail && <p className="mt-1 text-cap text-ink-soft">{line.detail}</p>}
      {children}
    </div>
  )
}

type Line = ReturnType<typeof draftLine>

/** The line, told anew as time goes by: saving that takes long is not saving. */
function useLine(state: Parameters<typeof draftLine>[0] | undefined): Line | null {
  const [now, setNow] = useState(Date.now)
  const waits = state !== undefined && (state.device.state === 'saving' || state.server.state === 'waiting')
  useEffect(() => {
    setNow(Date.now())
    if (!waits) return
    const timer = setInterval(() => setNow(Date.now()), A_SECOND)
    return () => clearInterval(timer)
  }, [waits])
  return state ? draftLine(state, now) : null
}

const tones: Record<Line['kind'], SaveState['tone']> = {
  empty: 'quiet',
  saving: 'quiet',
  device: 'device',
  server: 'server',
  unsaved: 'failed',
}

const saveState = ({ kind, text }: Line): SaveState | undefined =>
  kind === 'empty' ? undefined : { text, tone: tones[kind] }
