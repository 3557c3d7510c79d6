// Height of the bars at the top of a screen, for what sticks under them and for where the browser scrolls to: large letters
// make the bars higher, and the strip comes and goes with the network. It is told to the elements that need it; a variable
// of the root would be a new look at the style of all elements, in the middle of every start.

const sticking = new Set<HTMLElement>()
let height = -1

/** Ref of the bars: watches their height. */
export function watchBars(bars: HTMLElement | null): (() => void) | undefined {
  if (!bars || !window.ResizeObserver) return
  const watching = new ResizeObserver(() => {
    if (bars.clientHeight === height) return
    height = bars.clientHeight
    document.documentElement.style.scrollPaddingTop = `${height + 8}px`
    for (const element of sticking) place(element)
  })
  watching.observe(bars)
  return () => watching.disconnect()
}

/** Ref of an element that sticks right under the bars; its classes are `sticky top-(--bar-top)`, the usual height. */
export function sticksUnderBars(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return
  sticking.add(element)
  if (height >= 0) place(element)
  return () => sticking.delete(element)
}

const place = (element: HTMLElement): void => {
  element.style.top = `${height}px`
}
