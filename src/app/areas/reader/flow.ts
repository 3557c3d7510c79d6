// Where things are along the text, whichever way it runs: 0 is where it begins, at the right edge of vertical lines and at
// the top of horizontal ones.

export type Flow = {
  vertical: boolean
  /** What of the text is seen at once. */
  extent: () => number
  /** How long the whole text is. */
  total: () => number
  position: () => number
  move: (position: number, smooth?: boolean) => void
  /** Where a box begins and ends, along the text. */
  startOf: (box: DOMRect) => number
  endOf: (box: DOMRect) => number
}

export const flowOf = (scroller: HTMLElement, vertical: boolean): Flow =>
  vertical
    ? {
        vertical,
        extent: () => scroller.clientWidth,
        total: () => scroller.scrollWidth,
        // Lines that run from right to left scroll to negative numbers.
        position: () => -scroller.scrollLeft,
        move: (position, smooth) => scroller.scrollTo({ left: -position, behavior: smooth ? 'smooth' : 'instant' }),
        startOf: box => scroller.getBoundingClientRect().right - box.right - scroller.scrollLeft,
        endOf: box => scroller.getBoundingClientRect().right - box.left - scroller.scrollLeft,
      }
    : {
        vertical,
        extent: () => scroller.clientHeight,
        total: () => scroller.scrollHeight,
        position: () => scroller.scrollTop,
        move: (position, smooth) => scroller.scrollTo({ top: position, behavior: smooth ? 'smooth' : 'instant' }),
        startOf: box => box.top - scroller.getBoundingClientRect().top + scroller.scrollTop,
        endOf: box => box.bottom - scroller.getBoundingClientRect().top + scroller.scrollTop,
      }
