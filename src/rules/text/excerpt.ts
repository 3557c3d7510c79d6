// One line of a text: for lists, previews and notifications (notation §6).
import { clean } from './clean.ts'

/**
 * Words on one line, at most `most` code points long; what was left out is marked by …. For a text in notation give what
 * `strip` made of it.
 */
export function oneLine(text: string, most: number): string {
  const line = clean(text).replace(/\s+/gu, ' ').trim()
  // A code point is at most two units: what lies behind is not looked at.
  const characters = [...line.slice(0, 2 * most + 2)]
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line
}
