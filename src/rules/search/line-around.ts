// One line of a text around the first of the searched words, for a row of what was found.
import { oneLine } from '../text/excerpt.ts'
import { strip } from '../text/notation.ts'
import { markedParts } from './mark.ts'

/** Share of the line that stands before the word. */
const BEFORE = 1 / 4

/**
 * @param text in the notation
 * @param words as searchWords makes them
 * @param most code points of the line
 */
export function lineAround(text: string, words: readonly string[], most: number): string {
  const whole = oneLine(strip(text), text.length + 1)
  const parts = markedParts(whole, words)
  const first = parts.findIndex(({ isHit }) => isHit)
  const letters = [
    ...parts
      .slice(0, Math.max(0, first))
      .map(part => part.text)
      .join(''),
  ]
  const cut = letters.length - Math.floor(most * BEFORE)
  return cut > 0 ? `…${oneLine([...whole].slice(cut).join(''), most - 1)}` : oneLine(whole, most)
}
