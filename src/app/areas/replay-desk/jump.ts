// Leads to a line of the text in its field: the line is selected and scrolled to.
import { strip } from '#rules/text/notation.ts'

/**
 * @param asked line of the text, from 1
 * @param quoted beginning of its words; the nearest line with them, when the text has become longer or shorter meanwhile
 */
export function jumpTo(asked: number, quoted = ''): void {
  const field = document.querySelector<HTMLTextAreaElement>('[data-field="text"] textarea')
  if (!field) return
  const lines = field.value.split('\n')
  const row = nearestLine(lines, asked, quoted)
  const start = lines.slice(0, row - 1).reduce((length, line) => length + line.length + 1, 0)
  field.focus({ preventScroll: true })
  field.setSelectionRange(start, start + (lines[row - 1]?.length ?? 0))
  // A field that grows with its text is scrolled with the page; another one by itself.
  const share = start / Math.max(1, field.value.length)
  field.scrollTop = share * field.scrollHeight - field.clientHeight / 3
  const { top } = field.getBoundingClientRect()
  window.scrollTo({
    top: window.scrollY + top + share * Math.min(field.clientHeight, field.scrollHeight) - window.innerHeight / 3,
  })
}

/** Number of the line nearest to `asked` that begins with `quoted`; `asked` when none does. */
export function nearestLine(lines: readonly string[], asked: number, quoted: string): number {
  if (quoted === '') return asked
  const fits = (row: number): boolean =>
    strip(lines[row - 1] ?? '')
      .trim()
      .startsWith(quoted)
  for (let off = 0; off < lines.length; off++) {
    const row = [asked - off, asked + off].find(fits)
    if (row !== undefined) return row
  }
  return asked
}
