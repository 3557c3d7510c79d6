// Places of a replay in which a character of the cast appears: it is named there, or it speaks. The desk of the master counts
// them, readers jump to those of their own character.
import { type CastName, findName } from './cast-names.ts'
import { speakersOf } from './speakers.ts'

/** A run of lines in which a character appears. Rows count from 1, both are part of it. */
export type Appearance = { from: number; to: number }

/** Runs of lines in which each character appears, by its key, in the order of the text. */
export function appearancesOf<Key>(
  lines: readonly string[],
  cast: readonly CastName<Key>[],
): ReadonlyMap<Key, readonly Appearance[]> {
  const speakers = speakersOf(lines, cast)
  return new Map(
    cast.map(({ key, nameList }) => {
      const runs: { from: number; to: number }[] = []
      lines.forEach((line, index) => {
        const speaks = speakers[index] === key
        if (!speaks && !findName(line, nameList)) return
        const last = runs.at(-1)
        // Words after a pause belong to the same place.
        const end = last && (speaks ? endWithPause(lines, last.to) : last.to)
        if (last && end === index) last.to = index + 1
        else runs.push({ from: index + 1, to: index + 1 })
      })
      return [key, runs]
    }),
  )
}

/** Number of lines up to the next one with words. */
function endWithPause(lines: readonly string[], end: number): number {
  let next = end
  while (next < lines.length && lines[next]?.trim() === '') next++
  return next
}
