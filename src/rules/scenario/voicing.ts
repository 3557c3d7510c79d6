// Voices on the lines of a published replay: which lines may carry one, and whose (doc2 §4).
import { type CastName, shownLines } from './cast-names.ts'
import { isSpoken, speakersOf } from './speakers.ts'

/** A spoken line; its speaker is null where the text does not tell who speaks. */
export interface SpokenLine<Key> {
  /** Line of the body, from 1. */
  rowNo: number
  speaker: Key | null
}

/** Spoken lines of a body in their order. */
export function spokenLines<Key>(body: string, cast: readonly CastName<Key>[]): SpokenLine<Key>[] {
  const lines = shownLines(body)
  const speakers = speakersOf(lines, cast)
  return lines.flatMap((line, index) => {
    const speaker = speakers[index] ?? null
    return speaker !== null || isSpoken(line) ? [{ rowNo: index + 1, speaker }] : []
  })
}

export interface Voicing<Key> {
  /** Whether the master of the scenario asks, who knows who speaks where the text leaves it open. */
  isMaster: boolean
  /** Characters of the one who asks. */
  own: ReadonlySet<Key>
}

/** Whether somebody may put a voice of a character on a line. */
export const mayVoice = <Key>(
  { speaker }: Pick<SpokenLine<Key>, 'speaker'>,
  character: Key,
  { isMaster, own }: Voicing<Key>,
): boolean => (speaker === null ? isMaster : speaker === character && (isMaster || own.has(character)))

/** Lines for which somebody may choose a voice. */
export const voiceableLines = <Key>(lines: readonly SpokenLine<Key>[], voicing: Voicing<Key>): SpokenLine<Key>[] =>
  lines.filter(({ speaker }) => voicing.isMaster || (speaker !== null && voicing.own.has(speaker)))
