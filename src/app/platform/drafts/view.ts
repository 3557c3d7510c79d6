// View of an open draft, for screens.
import { isOnline } from '../connectivity.ts'
import { type DraftState, isBlank } from './draft-line.ts'
import { type DraftRecord, isUnsent, type OtherText } from './record.ts'

export type DraftView = {
  /** Whether the device was asked; before that an empty field means nothing. */
  loaded: boolean
  draftId: string
  name: string
  text: string
  /** Other fields of the form, as the form serialized them. */
  fields: string
  state: DraftState
  /** Another text of this draft, to be shown beside this one. */
  conflict: OtherText | null
  /** Whether the last change came from another tab. */
  elsewhere: boolean
  /** Whether neither the device nor the server has the text, so that leaving the page needs a question. */
  isUnsafe: boolean
}

/** Length of the beginning of a text, by which a draft without a name is told. */
export const BEGINNING = 200

/**
 * Whether a screen would show both views alike that has the text in a field, and tells by a line of its own where it is stored: at most
 * the rest of their texts and the progress of their saves differ.
 */
export function looksLike(one: DraftView, other: DraftView): boolean {
  const { text, state, conflict, ...rest } = one
  return (
    conflict === null &&
    other.conflict === null &&
    (Object.keys(rest) as (keyof typeof rest)[]).every(name => rest[name] === other[name]) &&
    isBlank(state) === isBlank(other.state) &&
    (text === other.text || text.slice(0, BEGINNING) === other.text.slice(0, BEGINNING))
  )
}

type Known = Pick<DraftView, 'loaded' | 'elsewhere'> & { device: DraftState['device']; unreached: boolean }

export function viewOf(record: DraftRecord, { device, unreached, loaded, elsewhere }: Known): DraftView {
  const server = serverState(record, unreached)
  return {
    loaded,
    draftId: record.draftId,
    name: record.name,
    text: record.text,
    fields: record.fields,
    state: { device, server },
    conflict: record.sync.conflict,
    elsewhere,
    isUnsafe: device.state === 'failed' && server.state !== 'saved' && isUnsent(record),
  }
}

function serverState(record: DraftRecord, unreached: boolean): DraftState['server'] {
  const { baseVersion, syncedVersion, savedAt, refusal } = record.sync
  if (baseVersion > 0 && syncedVersion === record.deviceVersion) return { state: 'saved', at: savedAt }
  if (refusal?.deviceVersion === record.deviceVersion) return { state: 'failed', at: savedAt, reason: refusal.message }
  return { state: unreached || !isOnline() ? 'offline' : 'waiting', at: savedAt }
}
