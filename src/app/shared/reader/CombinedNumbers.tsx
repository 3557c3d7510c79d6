// Half-width numbers in vertical lines, set upright: short ones (and pairs of marks) side by side in the space of one
// character (縦中横), longer ones digit under digit. The text itself is unchanged, for copying and searching.
import { Fragment } from 'react'

/** combined: side by side in one space; upright: one under the other; null: as the line sets them. */
export type Upright = 'combined' | 'upright' | null
export type Part = { words: string; upright: Upright }

/** Most digits that are readable in the width of one character. */
const MOST_COMBINED = 3

/** Whether a run is a word or an address, which lies on its side together with its numbers: Ver2, http://…/12. */
const isLying = (run: string): boolean => /[A-Za-z]{2}/.test(run)

/** The upright parts of a run of half-width characters: its numbers, a single letter beside them (A4), a percent sign. */
function* piecesOf(run: string): Generator<{ index: number; words: string; upright: Upright }> {
  if (/^[!?]{2}$/.test(run)) yield { index: 0, words: run, upright: 'combined' }
  if (!/\d/.test(run) || isLying(run)) return
  for (const { 0: words, index } of run.matchAll(/\d+|[A-Za-z%]/g)) {
    const isShort = /^\d/.test(words) && words.length <= MOST_COMBINED
    yield { index, words, upright: isShort ? 'combined' : 'upright' }
  }
}

export function splitNumbers(words: string): Part[] {
  const parts: Part[] = []
  let from = 0
  const add = (end: number, upright: Upright) => {
    if (end > from) parts.push({ words: words.slice(from, end), upright })
    from = end
  }
  for (const { 0: run, index: start } of words.matchAll(/[!-~]+/g)) {
    for (const { index, words: piece, upright } of piecesOf(run)) {
      add(start + index, null)
      add(start + index + piece.length, upright)
    }
  }
  add(words.length, null)
  return parts
}

const faces = { combined: '[text-combine-upright:all]', upright: '[text-orientation:upright]' }

export function CombinedNumbers({ words }: { words: string }) {
  return splitNumbers(words).map(({ words: part, upright }, place) =>
    upright ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name than their place
      <span key={place} className={faces[upright]}>
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={place}>{part}</Fragment>
    ),
  )
}
