// Differences between what was sent and the draft beside it: sentence by sentence, and in what else goes with a playing text.
import { differing, type Parts } from '#app/shared/draft/differing.ts'

/** The same place of both texts; empty on the side that has nothing there. */
export type Difference = { sent: Parts; draft: Parts }

/** Sentences with their ends and closing brackets; a line is one, too. Breaks of lines are none of them. */
const sentences = (text: string): string[] => text.match(/[^。！？!?\n]+[。！？!?]*[」』）)]*|[。！？!?]+/g) ?? []

/** Places at which two texts differ, in their order. */
export function differences(sent: string, draft: string): Difference[] {
  const [before, after] = [sentences(sent), sentences(draft)]
  const found: Difference[] = []
  let [from, to] = [0, 0]
  for (const [left, right] of [...commonPlaces(before, after), [before.length, after.length] as const]) {
    if (left > from || right > to) {
      const [one, other] = differing(before.slice(from, left).join(''), after.slice(to, right).join(''))
      found.push({ sent: one, draft: other })
    }
    from = left + 1
    to = right + 1
  }
  return found
}

/** Places of the sentences that both have, in both: the longest such row. */
function commonPlaces(before: readonly string[], after: readonly string[]): [number, number][] {
  const longest = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  const at = (left: number, right: number): number => longest[left]?.[right] ?? 0
  for (let left = before.length - 1; left >= 0; left--) {
    for (let right = after.length - 1; right >= 0; right--) {
      const row = longest[left]
      if (!row) continue
      row[right] =
        before[left] === after[right] ? at(left + 1, right + 1) + 1 : Math.max(at(left + 1, right), at(left, right + 1))
    }
  }
  const places: [number, number][] = []
  let [left, right] = [0, 0]
  while (left < before.length && right < after.length) {
    if (before[left] === after[right]) places.push([left++, right++])
    else if (at(left + 1, right) >= at(left, right + 1)) left++
    else right++
  }
  return places
}
