// Hook that marks the text past the limit: by a background of the textarea itself, so that it scrolls with the words without
// lagging. A hidden copy of the text up to the limit gives its position.
import { type RefObject, useLayoutEffect } from 'react'
import type { Measured } from './use-count.ts'
import { useFieldBox } from './use-field-box.ts'

/** Characters behind the limit that are copied too, because they affect the line break. */
const BEHIND = 120

export function useOverMark(
  ref: RefObject<HTMLTextAreaElement | null>,
  copy: RefObject<HTMLDivElement | null>,
  { text, overAt }: Measured,
  page: number,
): void {
  const box = useFieldBox(ref, page)
  const isOver = overAt < text.length
  const lineEnd = text.indexOf('\n', overAt)
  const known = text.slice(0, Math.min(overAt + BEHIND, lineEnd < 0 ? text.length : lineEnd))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another element.
  useLayoutEffect(() => {
    const [field, hidden] = [ref.current, copy.current]
    if (!field || !hidden || box === '') return
    field.toggleAttribute('data-over', isOver)
    field.style.backgroundImage = isOver ? '' : 'none'
    hidden.textContent = isOver ? `${known}\u200b` : ''
    if (!isOver || !hidden.firstChild) return
    hidden.style.width = `${field.clientWidth}px`
    const range = document.createRange()
    range.setStart(hidden.firstChild, overAt)
    range.setEnd(hidden.firstChild, overAt + 1)
    const place = range.getClientRects()[0] ?? range.getBoundingClientRect()
    const origin = hidden.getBoundingClientRect()
    const line = Number.parseFloat(getComputedStyle(field).lineHeight)
    const top = place.top + place.height / 2 - line / 2 - origin.top
    field.style.setProperty('--over-left', `${place.left - origin.left}px`)
    field.style.setProperty('--over-top', `${top}px`)
    field.style.setProperty('--over-line', `${line}px`)
    hidden.textContent = ''
  }, [ref, copy, known, overAt, isOver, box, page])
}
