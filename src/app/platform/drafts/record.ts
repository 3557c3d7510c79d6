// A draft as the device stores it.
import { randomUuid } from '../uuid.ts'

export type Selection = { start: number; end: number }

/** A save that was sent and not answered. It is sent again unchanged until an answer is read, so that nothing is doubled. */
export type PendingSave = {
  name: string
  text: string
  fields: string
  baseVersion: number
  copyId: string
  /** The deviceVersion of the sent text. */
  deviceVersion: number
}

/** Another text of the same draft, written on another device or in another tab. */
export type OtherText = {
  draftId: string
  version: number
  name: string
  text: string
  fields: string
  updatedAt: number
}

/** State of the draft on the server. The higher revision is the later knowledge, whichever tab has it. */
export type DraftSync = {
  revision: number
  /** Version of the server on which the text is based; 0 when the server has none. */
  baseVersion: number
  /** The deviceVersion that the server has; -1 for none. */
  syncedVersion: number
  savedAt: number | null
  pending: PendingSave | null
  refusal: { code: string; message: string; deviceVersion: number } | null
  conflict: OtherText | null
  /** Whether the server knows that the draft has ended. */
  gone: boolean
}

export type DraftRecord = {
  /** Schema of this record. Records of later schemas are not touched. */
  schema: 1
  userId: string
  draftId: string
  place: string
  target: string
  name: string
  text: string
  /** Other fields of the form, serialized; '' for an untouched form. */
  fields: string
  selection: Selection | null
  /** Time by the device's clock, for display only. */
  changedAt: number
  /** Number of changes of the text on this device, in any tab. */
  deviceVersion: number
  /** Order of opening: the draft that was opened last has the highest number. */
  opened: number
  state: 'open' | 'submitted' | 'removed'
  sync: DraftSync
  /**
   * For ended drafts: the number of days on which the app was opened since. Unlike a date, it cannot be falsified by a wrong
   * clock.
   */
  kept: { days: number; lastDay: string } | null
}

const neverSent: DraftSync = {
  revision: 0,
  baseVersion: 0,
  syncedVersion: -1,
  savedAt: null,
  pending: null,
  refusal: null,
  conflict: null,
  gone: false,
}

const states = new Set<unknown>(['open', 'submitted', 'removed'])

type Place = Pick<DraftRecord, 'userId' | 'place' | 'target' | 'name' | 'opened'>

export const freshDraft = ({ userId, place, target, name, opened }: Place): DraftRecord => ({
  schema: 1,
  userId,
  draftId: randomUuid(),
  place,
  target,
  name,
  text: '',
  fields: '',
  selection: null,
  changedAt: Date.now(),
  deviceVersion: 0,
  opened,
  state: 'open',
  sync: neverSent,
  kept: null,
})

/** The same text as a separate draft, beside the original. */
export const splitOff = (record: DraftRecord, draftId: string, conflict: OtherText | null): DraftRecord => ({
  ...record,
  draftId,
  state: 'open',
  kept: null,
  sync: { ...neverSent, conflict },
})

/** The other text of a conflict as a record; the server has it. */
export function fromOther(of: DraftRecord, { draftId, version, updatedAt, ...theirs }: OtherText): DraftRecord {
  const written = { ...of, ...theirs, selection: null, changedAt: updatedAt, deviceVersion: 1, opened: of.opened - 1 }
  const synced = { baseVersion: version, syncedVersion: version > 0 ? 1 : -1, savedAt: updatedAt }
  return withSync(splitOff(written, draftId, null), synced)
}

export const asOther = ({ draftId, sync, name, text, fields, changedAt }: DraftRecord): OtherText => ({
  draftId,
  version: sync.baseVersion,
  name,
  text,
  fields,
  updatedAt: changedAt,
})

/** Whether the server lacks a part of the draft. A draft that was always empty needs no saving. */
export const isUnsent = ({ state, deviceVersion, sync, text, name, fields }: DraftRecord): boolean =>
  state === 'open' &&
  sync.syncedVersion !== deviceVersion &&
  (sync.baseVersion > 0 || sync.pending !== null || text !== '' || name !== '' || fields !== '')

export const withSync = (record: DraftRecord, change: Partial<DraftSync>): DraftRecord => ({
  ...record,
  sync: { ...record.sync, ...change, revision: record.sync.revision + 1 },
})

/** A record from the disk: unchanged, or the readable part of a damaged one, or null. */
export function readRecord(value: unknown, userId: string): DraftRecord | null {
  if (typeof value !== 'object' || value === null) return null
  const raw = value as Partial<DraftRecord>
  if (raw.schema !== 1 || raw.userId !== userId || typeof raw.text !== 'string') return null
  if (typeof raw.draftId !== 'string' || typeof raw.place !== 'string' || typeof raw.target !== 'string') return null
  const { place, target } = raw
  const whole = { ...freshDraft({ userId, place, target, name: '', opened: 0 }), ...raw }
  if (isSound(whole)) return { ...whole, sync: { ...neverSent, ...whole.sync } }
  // Only the text is readable; the draft continues as unsent.
  return {
    ...freshDraft({ userId, place, target, name: '', opened: 0 }),
    draftId: raw.draftId,
    text: raw.text,
    fields: typeof raw.fields === 'string' ? raw.fields : '',
    deviceVersion: 1,
  }
}

function isSound({ deviceVersion, opened, changedAt, name, fields, state, selection, sync }: DraftRecord): boolean {
  const numbers = [deviceVersion, opened, changedAt, sync?.baseVersion]
  if (!numbers.every(Number.isFinite) || typeof name !== 'string') return false
  if (typeof fields !== 'string' || !states.has(state)) return false
  const parts = [selection, sync.pending, sync.refusal, sync.conflict]
  if (!parts.every(part => typeof part === 'object' || part === undefined)) return false
  return !sync.pending || (typeof sync.pending.text === 'string' && typeof sync.pending.copyId === 'string')
}
