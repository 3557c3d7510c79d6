// One line of a text: for lists, previews and notifications (notation §6).
import { clean } from './clean.ts'

/**
 * The text on one line, at most `most` code points long; … marks a cut. A text in notation has to go through `strip`
 * first.
 */
export function oneLine(text: string, most: number): string {
  const line = clean(text).replace(/\s+/gu, ' ').trim()
  // A code point is at most two units long, so the rest of the line need not be read.
  const characters = [...line.slice(0, 2 * most + 2)]
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line
}
