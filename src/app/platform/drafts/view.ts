// What screens know of an open draft.
import { isOnline } from '../connectivity.ts'
import type { DraftState } from './draft-line.ts'
import { type DraftRecord, isUnsent, type OtherText } from './record.ts'

export type DraftView = {
  /** The device was asked; before that the field is empty because nothing is known. */
  loaded: boolean
  draftId: string
  name: string
  text: string
  /** The other fields of the form, as the form wrote them. */
  fields: string
  state: DraftState
  /** Another text of this draft to be shown beside this one. */
  conflict: OtherText | null
  /** The last change came from another tab. */
  elsewhere: boolean
  /** Neither the device nor the server has the text: the page must not go unasked. */
  isUnsafe: boolean
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
