// Leads to a line of the text in its field: the line is selected and scrolled to.

/** @param row line of the text, from 1 */
export function jumpTo(row: number): void {
  const field = document.querySelector<HTMLTextAreaElement>('[data-field="text"] textarea')
  if (!field) return
  const lines = field.value.split('\n')
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
