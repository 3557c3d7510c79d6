// Changes to a textarea made as if typed, so that the browser's own undo includes them.
import type { Edit } from './marks.ts'

/** The smallest change that turns one text into the other, without cutting a surrogate pair. */
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

/**
 * Most lines to insert by command. Browsers type them one after the other and lay out the text for each: a thousand take
 * many seconds.
 */
const MOST_LINES = 20

/**
 * Makes the edit and selects its range. Only a command keeps the browser's undo; where that fails, is unknown or would take
 * too long, the value is set and the function returns false, because undo does not include the edit.
 */
export function applyEdit(field: HTMLTextAreaElement, { start, end, text, select }: Edit): boolean {
  const before = field.value
  const expected = before.slice(0, start) + text + before.slice(end)
  field.focus({ preventScroll: true })
  if (expected !== before) {
    field.setSelectionRange(start, end)
    if (text.split('\n', MOST_LINES + 1).length <= MOST_LINES)
      document.execCommand?.(text === '' ? 'delete' : 'insertText', false, text)
  }
  const isKept = field.value === expected
  if (!isKept) {
    field.setRangeText(expected, 0, field.value.length, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  field.setSelectionRange(...select)
  return isKept
}
