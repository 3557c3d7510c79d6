// Visible characters of a shown block: from their number to their position on the page.

/** Elements that are not part of the text: readings, words for screen readers, and inserted content. */
const isOutside = (element: Element): boolean => element.matches('rt, rp, .vh, [data-characters]')

type Visit = (node: Text | HTMLElement, from: number, length: number) => boolean

/** Calls `visit` for the text nodes of a block in their order until it returns true. */
function visitText(element: Element, visit: Visit): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, node => {
    const { parentElement } = node
    if (parentElement && parentElement !== element && isOutside(parentElement)) return NodeFilter.FILTER_REJECT
    const isUnseen = node instanceof HTMLElement && node.dataset.characters === undefined && isOutside(node)
    return isUnseen ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT
  })
  let from = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const stands = node instanceof HTMLElement ? Number(node.dataset.characters ?? 0) : 0
    const length = node instanceof Text ? node.data.length : stands
    if (length === 0) continue
    if (visit(node as Text | HTMLElement, from, length)) return
    from += length
  }
}

/** Range of the characters of a block from one number to another; null when it shows none of them. */
export function rangeIn(element: Element, from: number, to: number): Range | null {
  const range = document.createRange()
  let begun = false
  visitText(element, (node, start, length) => {
    if (from < start + length && !begun) {
      begun = true
      if (node instanceof Text) range.setStart(node, from - start)
      else range.setStartBefore(node)
    }
    if (!begun) return false
    if (node instanceof Text) range.setEnd(node, Math.min(length, Math.max(0, to - start)))
    else range.setEndAfter(node)
    return to <= start + length
  })
  return begun ? range : null
}

/** The box of one character. */
export const boxOf = (element: Element, at: number): DOMRect | null =>
  rangeIn(element, at, at + 1)?.getClientRects()[0] ?? null

/** The first character of a block whose box satisfies a condition; the condition must stay true for all later ones. */
export function firstWhere(element: Element, length: number, holds: (box: DOMRect) => boolean): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const box = boxOf(element, middle)
    if (box && !holds(box)) low = middle + 1
    else high = middle
  }
  return low
}
