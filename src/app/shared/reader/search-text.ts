// Search for words in a text: in its visible characters, without the readings, line by line.
import type { ReaderText } from './reader-text.ts'

export type Hit = { from: number; to: number }

/** All places of the words, in the order of the text. Case is ignored. */
export function findHits({ blocks }: ReaderText, query: string): Hit[] {
  const wanted = small(query.trim())
  if (wanted === '') return []
  const hits: Hit[] = []
  for (const { lines } of blocks) {
    for (const { words, from } of lines) {
      const line = small(words)
      for (let at = line.indexOf(wanted); at >= 0; at = line.indexOf(wanted, at + wanted.length)) {
        hits.push({ from: from + at, to: from + at + wanted.length })
      }
    }
  }
  return hits
}

/** Lower case, unless that would change the places (İ becomes two characters). */
function small(words: string): string {
  const lower = words.toLowerCase()
  return lower.length === words.length ? lower : words
}

/** Index of the first hit at or after a place; of the first one of the text when there is none. */
export const nearestHit = (hits: readonly Hit[], place: number): number =>
  Math.max(
    0,
    hits.findIndex(({ from }) => from >= place),
  )
