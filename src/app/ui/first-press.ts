// Guard against double presses: the second press of two is ignored.

type Press = Pick<MouseEvent, 'detail' | 'preventDefault' | 'stopPropagation'>

/**
 * Ignores the second press of a double press, because the first may have opened a question with an answer under the finger.
 */
export function firstPressOnly(event: Press): void {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}

/** Time within which browsers count two presses at one place as a double press. */
const TWICE_MS = 600

/**
 * Ignores the next press for a while; on a button of a closing sheet it would hit the page behind, a link of the bar for
 * example.
 */
export function holdSecondPress(): void {
  document.addEventListener('click', firstPressOnly, true)
  setTimeout(() => document.removeEventListener('click', firstPressOnly, true), TWICE_MS)
}
