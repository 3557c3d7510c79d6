// Guard against double presses: the second press of two is ignored.

type Press = Pick<MouseEvent, 'detail' | 'preventDefault' | 'stopPropagation'>

/** Who presses twice on what opens a question has not answered it, where an answer comes to stand under the finger. */
export function firstPressOnly(event: Press): void {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}

/** As long as a browser counts presses at one place as two of one. */
const TWICE_MS = 600

/** Without it, the second press on a button of a closing sheet would hit what lies behind, a link of the bar for example. */
export function holdSecondPress(): void {
  document.addEventListener('click', firstPressOnly, true)
  setTimeout(() => document.removeEventListener('click', firstPressOnly, true), TWICE_MS)
}
