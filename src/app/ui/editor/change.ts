// Changes a textarea the way a hand would, so that the browser's own undo knows of it.
import type { Edit } from './marks.ts'

/** The smallest change that makes one text of the other; a pair is never cut. */
export function changeBetween(before: string, after: string): Edit {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  if (/[\uD800-\uDBFF]/.test(before.charAt(start - 1))) start--
  let same = 0
  while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same++
  if (/[\uDC00-\uDFFF]/.test(before.charAt(before.length - same))) same--
  const text = after.slice(start, after.length - same)
  return { start, end: before.length - same, text, select: [start + text.length, start + text.length] }
}

/** Of all ways to write into a field only this command keeps undo; where it fails or is unknown, the value is set. */
export function applyEdit(field: HTMLTextAreaElement, { start, end, text, select }: Edit): void {
  const before = field.value
  const expected = before.slice(0, start) + text + before.slice(end)
  field.focus({ preventScroll: true })
  if (expected !== before) {
    field.setSelectionRange(start, end)
    document.execCommand?.(text === '' ? 'delete' : 'insertText', false, text)
    if (field.value !== expected) {
      field.setRangeText(expected, 0, field.value.length, 'end')
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
  field.setSelectionRange(...select)
}
