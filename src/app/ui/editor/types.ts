// Properties of the editor.
import type { ReactNode, Ref } from 'react'
import type { CountRule } from './over-limit.ts'

/** Where the text is kept by now. */
export interface SaveState {
  /** この端末に保存, サーバーに保存, 保存できていません */
  text: string
  /** device and server: kept there · failed: not kept, said aloud · quiet: on its way */
  tone: 'device' | 'server' | 'failed' | 'quiet'
  /** as it is shown: 21:04 */
  time?: string | undefined
}

export interface Snippet {
  id: string
  text: string
}

export interface SnippetsProps {
  list: readonly Snippet[]
  onAdd: (text: string) => void
  onDelete: (id: string) => void
}

export interface NamedDraft {
  id: string
  name: string
  /** when and how long: 21:04・312字 */
  note?: string | undefined
}

export interface DraftsProps {
  /** every draft of this place */
  list: readonly NamedDraft[]
  currentId: string
  onSwitch: (id: string) => void
  onCreate: (name: string) => void
  onRename: (id: string, name: string) => void
}

export interface EditorHandle {
  /** puts this text in place of the whole one, so that it can be undone; during a composition, after it */
  replaceText: (text: string) => void
  /** the text as it stands, without waiting for a render */
  text: () => string
  focus: () => void
}

export interface EditorProps {
  ref?: Ref<EditorHandle> | undefined
  label: string
  /** null until it is loaded: the field waits, read-only. Read once; later changes go through `replaceText` */
  initialText: string | null
  /** at every input, compositions included; line breaks are LF, no lone surrogates, no NUL */
  onText: (text: string) => void
  /** the rule of this field, from #rules/text/count.ts; a function that stays the same */
  count: CountRule
  limit?: number | undefined
  /** what is wrong, in the words of the form's catalogue */
  error?: string | undefined
  hint?: ReactNode
  placeholder?: string | undefined
  rows?: number | undefined
  required?: boolean | undefined
  state?: SaveState | undefined
  /** at the right of the state: 提出済みの版 なし */
  note?: ReactNode
  /** Ctrl+Enter, Cmd+Enter */
  onSubmit?: (() => void) | undefined
  snippets?: SnippetsProps | undefined
  drafts?: DraftsProps | undefined
  /** what the preview shows; the notation without link cards when missing. A function that stays the same */
  preview?: ((text: string) => ReactNode) | undefined
  className?: string | undefined
}
