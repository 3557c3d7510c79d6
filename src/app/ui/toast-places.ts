// Places of the toasts: the lift of each above their line, and the room added at the end of the page.
import { type RefObject, useLayoutEffect } from 'react'

/** Distance between cards; lines of a bar have none. */
const GAP = 8
const ROOM_FOR_CARDS = '(min-width: 75rem)'
/** Height of the toasts, so that the end of a page can be scrolled above them. */
const ROOM = '--toast-room'
/** Controls that finger or keyboard may be at; not the screen's heading, which takes the focus after navigation. */
const PRESSED = 'main :is(a[href], button, input, select, textarea)'

interface Side {
  top: number
  bottom: number
}

/**
 * Lift of each toast above their line, the first one lowest: none covers another, nor a bar of actions, unless there is no
 * room above that. When they would cover the pressed control, they move below the bars at the top, if there is room.
 */
export function liftsOf(
  heights: readonly number[],
  line: number,
  {
    bars = [],
    pressed = [],
    barsEnd = 0,
    gap = GAP,
  }: { bars?: readonly Side[]; pressed?: readonly Side[]; barsEnd?: number; gap?: number },
): number[] {
  const stack = heights.reduce((sum, height) => sum + height + gap, 0)
  const covers = ({ top, bottom }: Side, lift: number) => line - top + gap > lift && bottom > line - lift - stack
  let lift = 0
  for (const bar of bars.toSorted((a, b) => b.top - a.top)) {
    const over = line - bar.top + gap
    if (covers(bar, lift) && stack + over < line) lift = over
  }
  const highest = line - barsEnd - stack
  if (pressed.some(side => covers(side, lift)) && !pressed.some(side => covers(side, highest))) lift = highest
  return heights.map(height => {
    const own = lift
    lift += height + gap
    return own
  })
}

const isSeen = (side: Side): boolean => side.bottom > side.top

function placeToasts(list: HTMLElement): void {
  const own = list.getBoundingClientRect()
  const sides = (elements: Iterable<Element>) =>
    [...elements]
      .map(element => element.getBoundingClientRect())
      .filter(box => isSeen(box) && box.left < own.right && box.right > own.left)
  const { activeElement } = document
  const items = [...list.children] as HTMLElement[]
  const gap = window.matchMedia(ROOM_FOR_CARDS).matches ? GAP : 0
  const lifts = liftsOf(
    items.map(item => item.offsetHeight),
    own.bottom,
    {
      bars: sides(document.querySelectorAll('[data-action-bar]')),
      pressed: sides(activeElement?.matches(PRESSED) ? [activeElement] : []),
      barsEnd: document.querySelector('[data-bars]')?.getBoundingClientRect().bottom ?? 0,
      gap,
    },
  )
  items.forEach((item, index) => {
    item.style.transform = `translateY(${-(lifts[index] ?? 0)}px)`
  })
  makeRoom(items.reduce((sum, item) => sum + item.offsetHeight + gap, 0))
}

/**
 * Makes room for toasts under the page: added at once, and removed only out of sight, because a page that shrinks at its end
 * jumps.
 */
function makeRoom(height: number): void {
  const { documentElement: root } = document
  const given = Number.parseFloat(root.style.getPropertyValue(ROOM)) || 0
  // Nothing is measured where nothing changes: that would lay the page out once more.
  if (height === given) return
  const isEndSeen = window.scrollY + window.innerHeight > root.scrollHeight - given
  if (height > given || !isEndSeen) root.style.setProperty(ROOM, `${height}px`)
}

/** Places the toasts before each frame in which a toast, a bar or the content above them may have changed. */
export function usePlaces(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    let asked = 0
    const place = () => {
      if (list.current) placeToasts(list.current)
      else makeRoom(0)
    }
    const placeSoon = () => {
      cancelAnimationFrame(asked)
      asked = requestAnimationFrame(place)
    }
    const changes = new MutationObserver(placeSoon)
    const listening = new AbortController()
    const how = { capture: true, passive: true, signal: listening.signal }
    place()
    if (list.current) changes.observe(document.body, { childList: true, subtree: true })
    for (const event of ['scroll', 'resize', 'focusin']) window.addEventListener(event, placeSoon, how)
    return () => {
      cancelAnimationFrame(asked)
      changes.disconnect()
      listening.abort()
    }
  })
}
