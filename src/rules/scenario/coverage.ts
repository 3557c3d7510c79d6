// Places of a replay in which a character of the cast appears: it is named there, or it speaks. The desk of the master counts
// them, readers jump to those of their own character.
import { type CastName, calledBy, findName } from './cast-names.ts'
import { speakerOf } from './speakers.ts'

/** A run of lines in which a character appears. Rows count from 1, both are part of it. */
export type Appearance = { from: number; to: number }

/** Those who appear in a line; `speaker` is one of them, or null. */
export type LinePresence<Key> = { named: readonly Key[]; speaker: Key | null }

/**
 * Tellings of a line about the cast. It depends on the line, the next one, and the last one before it with words.
 * @param wanted those of the cast who are looked for; all of them tell who speaks
 */
export const presenceIn = <Key>(
  lines: readonly string[],
  index: number,
  cast: readonly CastName<Key>[],
  wanted = cast,
): LinePresence<Key> => {
  const speaker = speakerOf(lines, index, cast)
  const isNamed = ({ key, nameList }: CastName<Key>): boolean =>
    findName(lines[index] ?? '', [...nameList, ...calledBy(speaker, key, cast)]) !== null
  return { named: wanted.filter(isNamed).map(({ key }) => key), speaker }
}

/** Runs of lines in which each wanted character appears, by its key, in the order of the text. */
export const appearancesOf = <Key>(
  lines: readonly string[],
  cast: readonly CastName<Key>[],
  wanted = cast,
): ReadonlyMap<Key, readonly Appearance[]> =>
  runsOf(
    lines,
    lines.map((_, index) => presenceIn(lines, index, cast, wanted)),
    wanted.map(({ key }) => key),
  )

/** The same of lines of which is known who appears in each, such as those of a text in which one line was changed. */
export function runsOf<Key>(
  lines: readonly string[],
  presences: readonly LinePresence<Key>[],
  keys: readonly Key[],
): ReadonlyMap<Key, readonly Appearance[]> {
  const found = new Map<Key, { from: number; to: number }[]>(keys.map(key => [key, []]))
  presences.forEach(({ named, speaker }, index) => {
    for (const key of speaker === null || named.includes(speaker) ? named : [...named, speaker]) {
      const runs = found.get(key)
      const last = runs?.at(-1)
      // Words after a pause belong to the same place.
      const end = last && (speaker === key ? endWithPause(lines, last.to) : last.to)
      if (last && end === index) last.to = index + 1
      else runs?.push({ from: index + 1, to: index + 1 })
    }
  })
  return found
}

/** Number of lines up to the next one with words. */
function endWithPause(lines: readonly string[], end: number): number {
  let next = end
  while (next < lines.length && lines[next]?.trim() === '') next++
  return next
}
