// The page that the server rendered for a guest. The app takes it over as it stands: it renders the same from the data that came
// in the page, and React takes the elements that are there.
import type { DehydratedState } from '@tanstack/react-query'
import { startClock } from '#app/ui/clock.ts'

const ID = 'rendered'

/** Content of the page as data: the time of its rendering, and its reads. */
export type Given = { at: number; reads: DehydratedState }

/** Data of the page; null for a page without content. */
export function givenPage(): Given | null {
  try {
    return JSON.parse(document.getElementById(ID)?.textContent ?? '') as Given
  } catch {
    return null
  }
}

/**
 * Whether the app replaces the page in one step, because it cannot render the same: readers cut their text by the size of the
 * screen.
 */
export const isReplaced = (): boolean => document.querySelector('#root [data-replaced]') !== null

let report = (): void => {}

/** Resolves when the app has taken the page over. */
export const takenOver = new Promise<void>(resolve => {
  report = resolve
})

/** Reports that what is shown is the app's: from now on its times count. */
export function endRendered(): void {
  document.getElementById(ID)?.remove()
  document.getElementById('root')?.removeAttribute('data-rendered')
  startClock()
  report()
}
