// The reach of the last write of this browser, for servers whose reads may come from a replica that is a moment behind: reads
// bring it along, and after an event they ask for what is newest. Servers without a replica say nothing, and are told nothing.
import { NEWEST_WRITTEN, WRITTEN_TOLD_MS } from '#rules/written.ts'

export { WRITTEN_HEADER } from '#rules/written.ts'

/** Place in the storage that tabs share; its value is the time and what the server said. */
const KEPT = 'tsumugi-written'

type Written = readonly [at: number, place: string]

let own: Written | null = null

function kept(): Written | null {
  try {
    const [at = '', place = ''] = (localStorage.getItem(KEPT) ?? '').split(' ')
    return place === '' ? null : [Number(at), place]
  } catch {
    // Without a storage the tabs go on by themselves.
    return null
  }
}

const isRecent = ([at]: Written): boolean => Math.abs(Date.now() - at) < WRITTEN_TOLD_MS

/** Notes what an answer said: of a write how far it came, of the stream of events that there is a replica. */
export function noteWritten(place: string | null): void {
  if (!place) return
  // A write that was under way when something new was told may have seen less than that.
  const isOld = own !== null && own[1] === NEWEST_WRITTEN && isRecent(own)
  own = [Date.now(), isOld ? NEWEST_WRITTEN : place]
  try {
    localStorage.setItem(KEPT, own.join(' '))
  } catch {
    // Without a storage the tabs go on by themselves.
  }
}

/** Notes that the server told of something new. */
export function noteNews(): void {
  if (own !== null || kept() !== null) own = [Date.now(), NEWEST_WRITTEN]
}

/** The place that the next read brings along; null when the last write is longer ago than any replica that is read. */
export function written(): string | null {
  const shared = kept()
  const last = shared !== null && (own === null || shared[0] > own[0]) ? shared : own
  return last !== null && isRecent(last) ? last[1] : null
}

/** Forgets everything, also that there is a replica: for tests. */
export function forgetWritten(): void {
  own = null
  localStorage.removeItem(KEPT)
}
