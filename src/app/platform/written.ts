// How far the last write of this browser came, for servers whose reads may come from a replica that is a moment behind: reads
// bring it along, and after an event they ask for what is newest.
import { NEWEST_WRITTEN, WRITTEN_TOLD_MS } from '#rules/written.ts'

export { WRITTEN_HEADER } from '#rules/written.ts'

/** Place in the storage that tabs share; its value is the time and what the server said. */
const KEPT = 'tsumugi-written'

let last: readonly [at: number, place: string] = [0, '']

function keep(place: string): void {
  last = [Date.now(), place]
  try {
    localStorage.setItem(KEPT, last.join(' '))
  } catch {
    // Without a storage the tabs go on by themselves.
  }
}

/** Notes what the answer of a write said. Servers without a replica say nothing. */
export function noteWritten(place: string | null): void {
  if (!place) return
  // A write that was under way when something new was told may have seen less than that.
  keep(last[1] === NEWEST_WRITTEN && Date.now() - last[0] < WRITTEN_TOLD_MS ? NEWEST_WRITTEN : place)
}

/** Notes that the server told of something new, in this tab. */
export function noteNews(): void {
  last = [Date.now(), NEWEST_WRITTEN]
}

/** What the next read brings along; null when the last write is longer ago than any replica that is read. */
export function written(): string | null {
  let [at, place] = last
  try {
    const [kept = '', said = ''] = (localStorage.getItem(KEPT) ?? '').split(' ')
    if (Number(kept) > at) [at, place] = [Number(kept), said]
  } catch {
    // As above.
  }
  const age = Date.now() - at
  return place !== '' && age >= 0 && age < WRITTEN_TOLD_MS ? place : null
}
