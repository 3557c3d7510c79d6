// Hook for the tools of the editor: the actions of its buttons and keys on the selection, and the open sheet.
import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Edit, rubyAt, toggleEmphasis } from './marks.ts'
import type { RubyPlace } from './RubySheet.tsx'
import type { Field } from './use-field.ts'

export type OpenSheet = { kind: 'ruby'; place: RubyPlace } | { kind: 'snippets'; selected: string } | { kind: 'drafts' }

/** Whether it is a Mac, where Control with a letter moves the caret. */
const isMac = /Mac|iP/.test(navigator.platform)

export function useTools(field: Field, onSubmit: (() => void) | undefined) {
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const open = (make: (element: HTMLTextAreaElement) => OpenSheet) =>
    field.whenSettled(element => {
      // Focused now, so that a closed sheet gives the focus back to the text.
      element.focus({ preventScroll: true })
      setSheet(make(element))
    })
  const close = () => setSheet(null)

  const openRuby = () =>
    open(element => {
      const { value: text, selectionStart: start, selectionEnd: end } = element
      return { kind: 'ruby', place: { text, start, end, found: rubyAt(text, start, end) } }
    })
  const openSnippets = () =>
    open(({ value, selectionStart, selectionEnd }) => ({
      kind: 'snippets',
      selected: value.slice(selectionStart, selectionEnd),
    }))
  const openDrafts = () => open(() => ({ kind: 'drafts' }))

  /** Closes the sheet before editing, because an open one keeps the focus. */
  const editAfterSheet = (edit: Edit) => {
    flushSync(close)
    field.apply(edit)
  }
  const insert = (text: string) => {
    flushSync(close)
    field.whenSettled(({ selectionStart: start, selectionEnd: end }) =>
      field.apply({ start, end, text, select: [start + text.length, start + text.length] }),
    )
  }

  const emphasize = () =>
    field.whenSettled(({ value, selectionStart, selectionEnd }) => {
      const outcome = toggleEmphasis(value, selectionStart, selectionEnd)
      if ('edit' in outcome) field.apply(outcome.edit)
      else field.say(outcome.refusal)
    })
  const bracket = () =>
    field.whenSettled(({ value, selectionStart: start, selectionEnd: end }) =>
      field.apply({ start, end, text: `「${value.slice(start, end)}」`, select: [start + 1, end + 1] }),
    )
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const command = isMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
    if (!command || event.altKey || event.nativeEvent.isComposing) return
    const undo = field.isLeap('back') ? field.undo : undefined
    const redo = field.isLeap('on') ? field.redo : undefined
    const actions: Record<string, (() => void) | undefined> = event.shiftKey
      ? { z: redo }
      : { enter: onSubmit, i: openRuby, b: emphasize, z: undo, y: redo }
    const action = actions[event.key.toLowerCase()]
    if (!action) return
    event.preventDefault()
    action()
  }
  return {
    sheet,
    close,
    openRuby,
    openSnippets,
    openDrafts,
    editAfterSheet,
    insert,
    emphasize,
    bracket,
    onKeyDown,
  }
}
