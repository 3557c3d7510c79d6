// Leads into the text of a field: the range is selected and scrolled to.

export function showSelection(field: HTMLTextAreaElement, [start, end]: readonly [number, number]): void {
  field.focus({ preventScroll: true })
  field.setSelectionRange(start, end)
  // A field that grows with its text is scrolled with the page; another one by itself.
  const share = start / Math.max(1, field.value.length)
  field.scrollTop = share * field.scrollHeight - field.clientHeight / 3
  const { top } = field.getBoundingClientRect()
  window.scrollTo({
    top: window.scrollY + top + share * Math.min(field.clientHeight, field.scrollHeight) - window.innerHeight / 3,
  })
}
