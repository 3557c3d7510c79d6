// Position of a reader among marked places of a text.

export interface StepAt {
  /** Place that is being read, or the last one before. */
  index: number
  /** Whether the reader is in it. */
  isOn: boolean
  /** Places to go to, over both ends of the text. */
  before: number
  after: number
}

/** @param places first character of each mark, and the first one behind it, in their order */
export function stepAt(places: readonly (readonly [from: number, to: number])[], place: number): StepAt {
  const { length } = places
  const index = places.findLastIndex(([from]) => from <= place)
  const isOn = index >= 0 && place < Math.max(places[index]?.[1] ?? 0, (places[index]?.[0] ?? 0) + 1)
  const isAtStart = isOn && places[index]?.[0] === place
  // From the middle of a place, or behind it, one goes back to its beginning first.
  const before = isAtStart ? index - 1 : index
  return { index, isOn, before: (before + length) % length, after: (index + 1) % length }
}
