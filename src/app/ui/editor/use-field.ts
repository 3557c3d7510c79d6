// Hook for the textarea. The browser owns its value, so that a render never disturbs a composition or undo.
import { type FormEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { announce } from '../announce.ts'
import { applyEdit, changeBetween } from './change.ts'
import { Leaps } from './leaps.ts'
import { LiveText } from './live-text.ts'
import type { Edit } from './marks.ts'
import { cleanInput, removedMessage } from './pasted.ts'

export interface Field {
  ref: RefObject<HTMLTextAreaElement | null>
  /** text of the last input, for the parts of the editor that follow each key: the others are not rendered for one */
  live: LiveText
  /** message about the last refused or removed characters, until the next input */
  message: string | null
  say: (message: string | null) => void
  isComposing: () => boolean
  /** runs `write` at once, or at the end of a composition, which must not be written into */
  whenSettled: (write: (field: HTMLTextAreaElement) => void) => void
  apply: (edit: Edit) => void
  replaceText: (text: string) => void
  undo: () => void
  redo: () => void
  /** whether the next undo or redo is one that the browser cannot do */
  isLeap: (direction: 'back' | 'on') => boolean
  /** event handlers for the textarea */
  handlers: {
    onInput: (event: FormEvent) => void
    onCompositionStart: () => void
    onCompositionEnd: () => void
  }
}

/** Wait for the second half of an emoji, which may come in an input of its own. */
const HALVES_MS = 60
const inserts = new Set(['insertFromPaste', 'insertFromDrop', 'insertFromYank', 'insertReplacementText'])

/** @param page number of the text; with another one `initialText` is read again, into another element */
export function useField(initialText: string | null, onText: (text: string) => void, page = 0): Field {
  const ref = useRef<HTMLTextAreaElement>(null)
  const [live] = useState(() => new LiveText())
  const [message, setMessage] = useState<string | null>(null)
  const composing = useRef(false)
  const waiting = useRef<((field: HTMLTextAreaElement) => void)[]>([])
  const loaded = useRef<number | null>(null)
  const halves = useRef(0)
  const [leaps] = useState(() => new Leaps())

  useLayoutEffect(() => {
    if (loaded.current === page || initialText === null || !ref.current) return
    loaded.current = page
    // A composition ended with the element that it was in.
    composing.current = false
    waiting.current = []
    ref.current.value = cleanInput(initialText).text
    leaps.start(ref.current.value)
    live.put(ref.current.value)
    setMessage(null)
  }, [initialText, leaps, live, page])

  const say = useCallback((next: string | null) => {
    setMessage(next)
    if (next) announce(next)
  }, [])

  const whenSettled = useCallback((write: (field: HTMLTextAreaElement) => void) => {
    if (!ref.current) return
    if (composing.current) waiting.current.push(write)
    else write(ref.current)
  }, [])
  const put = useCallback(
    (field: HTMLTextAreaElement, edit: Edit) =>
      leaps.write(
        field.value,
        () => field.value,
        () => applyEdit(field, edit),
      ),
    [leaps],
  )
  const apply = useCallback((edit: Edit) => whenSettled(field => put(field, edit)), [whenSettled, put])
  const replaceText = useCallback(
    (next: string) => whenSettled(field => put(field, changeBetween(field.value, cleanInput(next).text))),
    [whenSettled, put],
  )
  const isLeap = (direction: 'back' | 'on') => {
    const now = ref.current?.value ?? ''
    return direction === 'back' ? leaps.canGoBack(now) : leaps.canGoOn(now)
  }
  const step = (direction: 'back' | 'on') =>
    whenSettled(field => {
      field.focus({ preventScroll: true })
      const write = (from: string, to: string) => applyEdit(field, changeBetween(from, to))
      if (!isLeap(direction)) document.execCommand?.(direction === 'back' ? 'undo' : 'redo')
      else if (direction === 'back') leaps.goBack(write)
      else leaps.goOn(write)
    })
  const undo = () => step('back')
  const redo = () => step('on')

  const take = (value: string) => {
    live.put(value)
    onText(value)
  }
  const onInput = ({ nativeEvent }: FormEvent) => {
    const field = ref.current
    if (!field) return
    leaps.heard(field.value, (nativeEvent as InputEvent).inputType)
    clearTimeout(halves.current)
    setMessage(null)
    if (cleanInput(field.value).removed === 0) return take(field.value)
    // Catches characters that do not come by paste: from extensions and other keyboards.
    halves.current = window.setTimeout(
      () =>
        whenSettled(settled => {
          const { text: kept, removed } = cleanInput(settled.value)
          if (removed === 0) return take(settled.value)
          put(settled, changeBetween(settled.value, kept))
          say(removedMessage(removed))
        }),
      HALVES_MS,
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another element.
  useEffect(() => {
    const field = ref.current
    const before = (event: InputEvent) => {
      if (!inserts.has(event.inputType) || !event.data) return
      const { text: kept, removed } = cleanInput(event.data)
      if (removed === 0) return
      event.preventDefault()
      if (!field) return
      const { selectionStart: start, selectionEnd: end } = field
      put(field, { start, end, text: kept, select: [start + kept.length, start + kept.length] })
      say(removedMessage(removed))
    }
    field?.addEventListener('beforeinput', before)
    return () => field?.removeEventListener('beforeinput', before)
  }, [say, put, page])

  const onCompositionEnd = () => {
    composing.current = false
    // The browser inserts the last word only after this event.
    setTimeout(() => {
      if (!composing.current) for (const write of waiting.current.splice(0)) whenSettled(write)
    })
  }
  const onCompositionStart = () => {
    composing.current = true
  }
  const handlers = { onInput, onCompositionStart, onCompositionEnd }
  const isComposing = () => composing.current
  return { ref, live, message, say, isComposing, whenSettled, apply, replaceText, undo, redo, isLeap, handlers }
}
