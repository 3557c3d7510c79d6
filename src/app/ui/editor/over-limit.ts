// Place at which a text passes its limit, found with any counting rule.
import { formatCount } from '#rules/rewards.ts'

export type CountRule = (text: string) => number

const MOST_STEPS = 24

/**
 * Index behind the part within the limit, at the edge of a character; the length when all of it is within. By every rule one
 * more character adds at most 1, so as many characters as the excess can be skipped at a time. A count may fall where a ruby
 * or emphasis closes, so the search starts at the end and finds the longest acceptable beginning. When that takes too many
 * steps (a tail that does not count), the text is bisected for a place where the limit is passed.
 */
export function overLimitAt(text: string, count: CountRule, limit: number): number {
  const most = Math.max(limit, 0)
  let end = text.length
  for (let step = 0; step < MOST_STEPS; step++) {
    const excess = count(text.slice(0, end)) - most
    if (excess <= 0 || end === 0) return end
    end = back(text, end, Math.ceil(excess))
  }
  return halved(text, count, most, end)
}

/** Index a number of characters earlier; a surrogate pair is one. */
function back(text: string, from: number, characters: number): number {
  let at = from
  for (let left = characters; left > 0 && at > 0; left--) at = edge(text, at - 1)
  return at
}

/** The same index, or the one before when it is inside a surrogate pair. */
const edge = (text: string, at: number): number =>
  at > 0 && /^[\uD800-\uDBFF][\uDC00-\uDFFF]/.test(text.slice(at - 1, at + 1)) ? at - 1 : at

function halved(text: string, count: CountRule, limit: number, end: number): number {
  let within = 0
  let over = end
  if (count(text.slice(0, over)) <= limit) return over
  while (over - within > 1) {
    const middle = edge(text, (within + over) >> 1)
    // Between the two is only a surrogate pair.
    if (middle === within) break
    if (count(text.slice(0, middle)) <= limit) within = middle
    else over = middle
  }
  return within
}

/** Words of the count: あと42.5字, 3.5字超過, or the count alone without a limit. */
export function countWords(used: number, limit: number | undefined): { before: string; number: string; after: string } {
  if (limit === undefined) return { before: '', number: formatCount(used), after: '字' }
  return used > limit
    ? { before: '', number: formatCount(used - limit), after: '字超過' }
    : { before: 'あと', number: formatCount(limit - used), after: '字' }
}

const thresholds = [50, 10, 0]

/** Announcement when the remaining room passes one of a few marks, so that not every key is announced. */
export function crossed(before: number, after: number): string | null {
  if (after < 0) return before >= 0 ? `上限を${formatCount(-after)}字超えました` : null
  if (before < 0) return `上限に収まりました。あと${formatCount(after)}字`
  const passed = thresholds.some(mark => before > mark && after <= mark)
  return passed ? `あと${formatCount(after)}字` : null
}
