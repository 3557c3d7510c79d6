// One list of the drafts of the device and the server, each with its newest text.
import { type DraftRecord, isUnsent } from '#app/platform/drafts/record.ts'
import { draftCount } from '#rules/draft-count.ts'
import { DRAFT_EXCERPT_LENGTH } from '#rules/drafts.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import { strip } from '#rules/text/notation.ts'
import type { DraftLine } from './queries.ts'

export type DraftEntry = {
  draftId: string
  place: string
  target: string
  name: string
  excerpt: string
  characters: number
  /** Time of the last change of the text; for an ended draft the time of its end, as far as it is known. */
  at: number
  /** Whether the server has the newest text. */
  isOnServer: boolean
  /** Whether another device has written another text. */
  hasTwo: boolean
  ending: 'submitted' | 'removed' | null
}

/**
 * A page of the server's list; `isAll` when there is no other page. `readAt` is the time of its arrival by the device's
 * clock; 0 for a stored one of an earlier visit.
 */
export type ServerPage = { lines: readonly DraftLine[]; page: number; isAll: boolean; readAt: number }

/** Drafts being written. Those that only the device has are on the first page. */
export function mergeOpen(device: readonly DraftRecord[], server: ServerPage | null): DraftEntry[] {
  const known = new Map(device.map(record => [record.draftId, record]))
  const listed = (server?.lines ?? []).flatMap(line => {
    const record = known.get(line.draftId)
    if (!record) return [fromServer(line)]
    // The draft has ended on this device, and the server was not told yet.
    if (record.state !== 'open') return record.sync.gone ? [fromServer(line)] : []
    return [isUnsent(record) ? fromDevice(record) : { ...fromServer(line), hasTwo: hasTwo(record) }]
  })
  const onPage = new Set(server?.lines.map(line => line.draftId))
  const alone = device.filter(
    record => record.state === 'open' && !onPage.has(record.draftId) && !isBlank(record) && isOnlyHere(record, server),
  )
  return newestFirst([...listed, ...alone.map(fromDevice)])
}

/**
 * Ids of drafts that are open on the server's page, but have ended on the device and the server: the page is older than their
 * end, or they were reopened elsewhere. The page is read again when the ids change.
 */
export function overtaken(device: readonly DraftRecord[], lines: readonly DraftLine[]): string {
  const ended = new Set(device.flatMap(({ state, sync, draftId }) => (state !== 'open' && sync.gone ? [draftId] : [])))
  return lines.flatMap(({ draftId }) => (ended.has(draftId) ? [draftId] : [])).join(' ')
}

/** Whether the device's draft is listed although it is missing from the server's page. */
function isOnlyHere(record: DraftRecord, server: ServerPage | null): boolean {
  if (!server) return true
  if (record.sync.baseVersion === 0) return server.page === 1
  // The server has listed all its drafts without this one, so it has ended elsewhere, unless it was changed since.
  return server.isAll && (server.readAt < record.changedAt || isUnsent(record))
}

/** Drafts that were handed in or put aside and are still kept. */
export function mergeEnded(device: readonly DraftRecord[], server: ServerPage | null): DraftEntry[] {
  const open = new Set(device.filter(record => record.state === 'open').map(record => record.draftId))
  const listed = (server?.lines ?? []).filter(line => !open.has(line.draftId)).map(fromServer)
  const onPage = new Set(listed.map(entry => entry.draftId))
  const alone = device.filter(record => {
    if (record.state === 'open' || record.text === '' || onPage.has(record.draftId)) return false
    // For drafts that have ended on the server too, the server decides the page.
    return !server || (server.page === 1 && (server.isAll || record.sync.baseVersion === 0))
  })
  return newestFirst([...listed, ...alone.map(fromDevice)])
}

const newestFirst = (entries: DraftEntry[]): DraftEntry[] => entries.sort((one, other) => other.at - one.at)

const isBlank = ({ text, name, fields, sync }: DraftRecord): boolean =>
  text === '' && name === '' && fields === '' && sync.baseVersion === 0
const hasTwo = ({ sync }: DraftRecord): boolean => sync.conflict !== null

function fromServer(line: DraftLine): DraftEntry {
  const { draftId, place, target, name, excerpt, characters } = line
  const ended = line.submittedAt ?? line.removedAt
  const ending = line.submittedAt ? 'submitted' : line.removedAt ? 'removed' : null
  const at = Date.parse(ended ?? line.updatedAt)
  return { draftId, place, target, name, excerpt, characters, at, isOnServer: true, hasTwo: false, ending }
}

function fromDevice(record: DraftRecord): DraftEntry {
  const { draftId, place, target, name, text, changedAt, state, sync } = record
  return {
    draftId,
    place,
    target,
    name,
    excerpt: oneLine(strip(text.slice(0, 8 * DRAFT_EXCERPT_LENGTH)), DRAFT_EXCERPT_LENGTH),
    characters: draftCount(place, text),
    at: changedAt,
    isOnServer: sync.baseVersion > 0 && (state === 'open' ? !isUnsent(record) : sync.gone),
    hasTwo: hasTwo(record),
    ending: state === 'open' ? null : state,
  }
}
