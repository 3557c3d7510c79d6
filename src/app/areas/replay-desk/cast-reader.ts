// Reader that finds the members of the cast in the lines of a text. It keeps what it found in each line, so that after a change only the
// lines around it are read again.
import type { CastName } from '#rules/scenario/cast-names.ts'
import { type Appearance, type LinePresence, presenceIn, runsOf } from '#rules/scenario/coverage.ts'

export interface CastReading {
  runs: ReadonlyMap<number, readonly Appearance[]>
  /** Keys of speaking members, by the rows of their lines, from 1. */
  speakers: ReadonlyMap<number, number>
  /** Keys of members who appear between two lines, both included, in the order of the cast. */
  between: (from: number, to: number) => number[]
}

export class CastReader {
  readonly #cast: readonly CastName<number>[]
  #known = new Map<string, LinePresence<number>>()

  constructor(cast: readonly CastName<number>[]) {
    this.#cast = cast
  }

  read(shown: readonly string[]): CastReading {
    const known = new Map<string, LinePresence<number>>()
    let before = ''
    const presences = shown.map((line, index) => {
      // A spoken line may get its speaker from the lines around it; any other line is read without them.
      const place = /[「『]/u.test(line) ? `${before}\n${line}\n${shown[index + 1] ?? ''}` : line
      if (line.trim() !== '') before = line
      const presence = known.get(place) ?? this.#known.get(place) ?? presenceIn(shown, index, this.#cast)
      known.set(place, presence)
      return presence
    })
    this.#known = known
    const keys = this.#cast.map(({ key }) => key)
    const between = (from: number, to: number): number[] => {
      const found = new Set<number>()
      for (const { named, speaker } of presences.slice(from - 1, to)) {
        for (const key of named) found.add(key)
        if (speaker !== null) found.add(speaker)
      }
      return keys.filter(key => found.has(key))
    }
    const speakers = new Map(
      presences.flatMap(({ speaker }, index) => (speaker === null ? [] : [[index + 1, speaker] as const])),
    )
    return { runs: runsOf(shown, presences, keys), speakers, between }
  }
}
