// Properties of the editor.
import type { ReactNode, Ref } from 'react'
import type { MarginMark } from './Margin.tsx'
import type { CountRule } from './over-limit.ts'

/** Place where the text is stored now. */
export interface SaveState {
  /** この端末に保存, サーバーに保存 or 保存できていません */
  text: string
  /** device and server: stored there · failed: not stored, announced · quiet: being stored */
  tone: 'device' | 'server' | 'failed' | 'quiet'
  /** time as shown: 21:04 */
  time?: string | undefined
}

export interface Snippet {
  id: string
  text: string
}

export interface SnippetsProps {
  list: readonly Snippet[]
  /** names that the place itself offers beside the writer's own phrases: skills and items of the character */
  given?: readonly { title: string; list: readonly Snippet[] }[] | undefined
  onAdd: (text: string) => void
  onDelete: (id: string) => void
}

export interface NamedDraft {
  id: string
  name: string
  /** time and length: 21:04・312字 */
  note?: string | undefined
}

export interface DraftsProps {
  /** all drafts of this place */
  list: readonly NamedDraft[]
  currentId: string
  onSwitch: (id: string) => void
  onCreate: (name: string) => void
  onRename: (id: string, name: string) => void
}

export interface EditorHandle {
  /** replaces the whole text in a way that can be undone; during a composition, after its end */
  replaceText: (text: string) => void
  /** the current text, without waiting for a render */
  text: () => string
  focus: () => void
}

export type WithState = (show: (state: SaveState | undefined) => ReactNode) => ReactNode

export interface EditorProps {
  ref?: Ref<EditorHandle> | undefined
  label: string
  /**
   * the text at first; null until it is loaded, with the field read-only. Read once; later changes go through `replaceText`
   */
  initialText: string | null
  /** called at every input, compositions included; line breaks are LF, no lone surrogates, no NUL */
  onText: (text: string) => void
  /** counting rule of this field, from #rules/text/count.ts; must stay the same function */
  count: CountRule
  limit?: number | undefined
  /** fault in the words of the form's catalogue */
  error?: string | undefined
  hint?: ReactNode
  placeholder?: string | undefined
  rows?: number | undefined
  required?: boolean | undefined
  /** place of storage, which changes with each save: shown by a part of its own, so that the editor is not rendered for it */
  withState?: WithState | undefined
  /** pictures beside lines of the text, in a margin of their own; undefined keeps none */
  margin?: readonly MarginMark[] | undefined
  /** note to the right of the state: 提出済みの版 なし */
  note?: ReactNode
  /** called on Ctrl+Enter and Cmd+Enter */
  onSubmit?: (() => void) | undefined
  snippets?: SnippetsProps | undefined
  drafts?: DraftsProps | undefined
  /** renders the preview; the notation without link cards by default. Must stay the same function */
  preview?: ((text: string) => ReactNode) | undefined
  /** whether the preview stands beside the text where a screen is wide; it has no room there beside another column */
  previewBeside?: boolean | undefined
  /** number of the text in the field: with another number `initialText` is read again, and undo begins anew */
  page?: number | undefined
  /** whether the text is a part of a long one, whose count and place follow the letters a moment later */
  isPart?: boolean | undefined
  /** row under the tools, in full screen too */
  foot?: ReactNode
  className?: string | undefined
}
