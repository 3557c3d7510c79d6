// Places of the toasts: where they stand, the lift of each above their line, and the room added at the end of the page.
import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react'
import { ROOM_FOR_ASIDE, ROOM_FOR_RAIL, useMedia } from './use-media.ts'

/** Distance between cards; lines of a bar have none. */
const GAP = 8
/** Height of the toasts, so that the end of a page can be scrolled above them. */
const ROOM = '--toast-room'
/** Controls that finger or keyboard may be at; not the screen's heading, which takes the focus after navigation. */
const PRESSED = 'main :is(a[href], button, input, select, textarea)'

/**
 * Place of the toasts: a line at the lower end of the page (cards in the right column where there is one); on the page of a
 * text instead of the bottom bar, or at the foot of the rail; null while they wait for a reader in full screen.
 */
export type ToastPlace = 'line' | 'bar' | 'rail' | null

type Read = 'full' | 'page' | 'nothing'

const readNow = (): Read => {
  if (document.querySelector('[data-reading]')) return 'full'
  return document.querySelector('[data-story]') ? 'page' : 'nothing'
}

export function useToastPlace(): ToastPlace {
  const read = useSyncExternalStore(changed => {
    const changes = new MutationObserver(changed)
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-reading'] })
    return () => changes.disconnect()
  }, readNow)
  const hasRail = useMedia(ROOM_FOR_RAIL)
  const hasAside = useMedia(ROOM_FOR_ASIDE)
  if (read === 'full') return null
  if (read === 'nothing' || hasAside) return 'line'
  return hasRail ? 'rail' : 'bar'
}

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

function placeToasts(list: HTMLElement, place: ToastPlace): void {
  const items = [...list.children] as HTMLElement[]
  const cards = place === 'rail' || window.matchMedia(ROOM_FOR_ASIDE).matches
  const gap = cards ? GAP : 0
  // In the bar they stand one behind the other, and nothing of the page is under them.
  const lifts = place === 'bar' ? [] : liftsNow(list, items, gap)
  items.forEach((item, index) => {
    item.style.transform = `translateY(${-(lifts[index] ?? 0)}px)`
  })
  makeRoom(place === 'line' ? items.reduce((sum, item) => sum + item.offsetHeight + gap, 0) : 0)
}

function liftsNow(list: HTMLElement, items: readonly HTMLElement[], gap: number): number[] {
  const own = list.getBoundingClientRect()
  const sides = (elements: Iterable<Element>) =>
    [...elements]
      .map(element => element.getBoundingClientRect())
      .filter(box => isSeen(box) && box.left < own.right && box.right > own.left)
  const { activeElement } = document
  return liftsOf(
    items.map(item => item.offsetHeight),
    own.bottom,
    {
      bars: sides(document.querySelectorAll('[data-action-bar]')),
      pressed: sides(activeElement?.matches(PRESSED) ? [activeElement] : []),
      barsEnd: document.querySelector('[data-bars]')?.getBoundingClientRect().bottom ?? 0,
      gap,
    },
  )
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
export function usePlaces(list: RefObject<HTMLElement | null>, place: ToastPlace): void {
  useLayoutEffect(() => {
    let asked = 0
    const placeNow = () => {
      if (list.current) placeToasts(list.current, place)
      else makeRoom(0)
    }
    const placeSoon = () => {
      cancelAnimationFrame(asked)
      asked = requestAnimationFrame(placeNow)
    }
    const changes = new MutationObserver(placeSoon)
    const listening = new AbortController()
    const how = { capture: true, passive: true, signal: listening.signal }
    placeNow()
    if (list.current) changes.observe(document.body, { childList: true, subtree: true })
    for (const event of ['scroll', 'resize', 'focusin']) window.addEventListener(event, placeSoon, how)
    return () => {
      cancelAnimationFrame(asked)
      changes.disconnect()
      listening.abort()
    }
  })
}
