// Positions along the text in either direction of writing: 0 is the beginning, at the right edge of vertical lines and at
// the top of horizontal ones.

export type Flow = {
  vertical: boolean
  /** Length of the visible part. */
  extent: () => number
  /** Length of the whole text. */
  total: () => number
  position: () => number
  move: (position: number, smooth?: boolean) => void
  /** Start and end of a box along the text. */
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
