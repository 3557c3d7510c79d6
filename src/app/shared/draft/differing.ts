// The part in which two texts differ, without their common beginning and end.

export type Parts = { before: string; differs: string; after: string }

/** Divides both texts between whole characters; the common end is not counted twice. */
export function differing(one: string, other: string): [Parts, Parts] {
  const [first, second] = [[...one], [...other]]
  const most = Math.min(first.length, second.length)
  let start = 0
  while (start < most && first[start] === second[start]) start++
  let end = 0
  while (end < most - start && first.at(-1 - end) === second.at(-1 - end)) end++
  const cut = (letters: readonly string[]): Parts => ({
    before: letters.slice(0, start).join(''),
    differs: letters.slice(start, letters.length - end).join(''),
    after: letters.slice(letters.length - end).join(''),
  })
  return [cut(first), cut(second)]
}
