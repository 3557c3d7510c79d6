// The keys of the reader: arrows along the lines, the keys for pages, the two ends.
import type { Pages } from './pages.ts'

const LINES = 3

/** Carries out a key on the page. @returns whether the key has a meaning */
export function keyMove(event: KeyboardEvent, pages: Pages, vertical: boolean): boolean {
  const { target, key, shiftKey } = event
  if (event.altKey || event.ctrlKey || event.metaKey) return false
  // Form controls keep their own keys.
  if (target instanceof Element && target.closest('input, select, textarea')) return false
  if (key === ' ' && target instanceof Element && target.closest('a, button')) return false
  switch (key) {
    case 'ArrowLeft':
      pages.turn(vertical ? 1 : -1)
      return true
    case 'ArrowRight':
      pages.turn(vertical ? -1 : 1)
      return true
    case 'ArrowDown':
    case 'ArrowUp': {
      const step = key === 'ArrowDown' ? 1 : -1
      if (vertical) pages.turn(step)
      else pages.step(step * LINES)
      return true
    }
    case 'PageDown':
      pages.turn(1)
      return true
    case 'PageUp':
      pages.turn(-1)
      return true
    case ' ':
      pages.turn(shiftKey ? -1 : 1)
      return true
    case 'Home':
      pages.jump(0)
      return true
    case 'End':
      pages.jumpToEnd()
      return true
    default:
      return false
  }
}
