// 縦中横: in vertical lines, short half-width numbers and pairs of marks stand upright in the space of one character. The
// words stay what they are, for copying and searching.
import { Fragment } from 'react'

export type Part = { words: string; upright: boolean }

/** Only what no other half-width character touches: 12 stands upright, 2026, 3.5 and A4 lie as they are. */
export function splitNumbers(words: string): Part[] {
  const parts: Part[] = []
  let from = 0
  const add = (end: number, upright: boolean) => {
    if (end > from) parts.push({ words: words.slice(from, end), upright })
    from = end
  }
  for (const { 0: run, index } of words.matchAll(/[!-~]+/g)) {
    if (!/^(?:\d{1,3}|[!?]{2})$/.test(run)) continue
    add(index, false)
    add(index + run.length, true)
  }
  add(words.length, false)
  return parts
}

export function CombinedNumbers({ words }: { words: string }) {
  return splitNumbers(words).map(({ words: part, upright }, place) =>
    upright ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name than their place
      <span key={place} className="[text-combine-upright:all]">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={place}>{part}</Fragment>
    ),
  )
}
