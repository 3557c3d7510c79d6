// Replacing the text of a field: after a conflict with another text of the same draft, and after handing in. Both texts are
// on the disk or on the server before either leaves the field.
import { randomUuid } from '../uuid.ts'
import type { DraftOptions } from './draft.ts'
import { endDraft, ended } from './ending.ts'
import { type DraftRecord, freshDraft, fromOther, isUnsent, type PendingSave, splitOff, withSync } from './record.ts'
import type { SavedDraft } from './server.ts'
import { addDraft, changeDraft, putDraft, readDraft } from './store.ts'
import type { TabMessage } from './tabs.ts'

/** An open draft, for the functions of this file. */
export type DraftSeat = {
  options: DraftOptions
  get: () => DraftRecord
  /** The deviceVersion on the disk. */
  known: () => number
  set: (record: DraftRecord) => void
  /** Puts another text into the field. */
  take: (record: DraftRecord, known: number) => void
  /** Keeps the field and assigns its text to another record. */
  goOnAs: (record: DraftRecord, known?: number) => void
  onDisk: () => Promise<void>
  saveNow: () => Promise<void>
  /** Whether the draft's text is being handed in: that ends the draft here, whatever other tabs or the outbox say of it meanwhile. */
  handsIn: boolean
  /** Looks whether the disk has something newer. */
  look: () => void
  tell: (message: TabMessage) => void
}

export type HandedIn = { draftId: string; name: string; text: string }

export async function resolveConflict(seat: DraftSeat, choice: 'ours' | 'theirs' | 'both'): Promise<void> {
  const { server } = seat.options
  const { userId, sync } = seat.get()
  const { conflict } = sync
  if (!conflict) return
  if (choice === 'both') {
    seat.set(withSync(seat.get(), { conflict: null }))
    await seat.onDisk()
    return
  }
  const stored = await readDraft({ userId, draftId: conflict.draftId }).catch(() => null)
  await seat.onDisk()
  const left = seat.get()
  const theirs = stored?.state === 'open' ? stored : fromOther(left, conflict)
  const known = stored ? stored.deviceVersion : 0
  if (choice === 'theirs') {
    seat.take({ ...theirs, opened: left.opened }, known)
  } else {
    // The server never had the other text, which would be lost under this one.
    if (isUnsent(theirs)) await endDraft(server, splitOff(theirs, randomUuid(), null), 'removed')
    const { text, name, fields, selection, opened } = seat.get()
    seat.goOnAs({ ...theirs, text, name, fields, selection, opened, deviceVersion: theirs.deviceVersion + 1 }, known)
  }
  await seat.saveNow()
  await endDraft(server, left, 'removed')
}

export async function handIn<Answer>(seat: DraftSeat, send: (draft: HandedIn) => Promise<Answer>): Promise<Answer> {
  seat.handsIn = true
  try {
    return await handInNow(seat, send)
  } finally {
    seat.handsIn = false
    seat.look()
  }
}

async function handInNow<Answer>(seat: DraftSeat, send: (draft: HandedIn) => Promise<Answer>): Promise<Answer> {
  await seat.onDisk()
  const { server, name: firstName = '' } = seat.options
  const sent = seat.get()
  const answer = await send({ draftId: sent.draftId, name: sent.name, text: sent.text })
  const left = seat.get()
  if (left.text !== sent.text) {
    // The text was changed meanwhile: the draft continues, and the handed-in text is kept beside it.
    await endDraft(server, splitOff(sent, randomUuid(), null), 'submitted')
    return answer
  }
  seat.take(freshDraft({ ...left, name: firstName }), 0)
  await endDraft(server, left, 'submitted')
  seat.tell({ kind: 'changed', draftId: left.draftId, place: left.place, target: left.target })
  return answer
}

/** Continues as a new draft, because the draft was handed in or put aside on another device while this text was written. */
export function outlive(seat: DraftSeat): void {
  const before = seat.get()
  seat.goOnAs(splitOff(before, randomUuid(), null))
  const change = (current: DraftRecord) => withSync(ended(current, 'removed'), { gone: true, pending: null })
  seat
    .onDisk()
    .then(() => changeDraft(before, change))
    .catch(() => {})
}

/** Continues as the server's copy, because another device saved first; its text is kept beside this one. */
export async function goOnAsCopy(
  seat: DraftSeat,
  pending: PendingSave,
  { current, copy }: Extract<SavedDraft, { kind: 'conflict' }>,
): Promise<void> {
  const before = seat.get()
  const known = seat.known()
  const { version, name, text, fields } = current
  const conflict = { draftId: before.draftId, version, name, text, fields, updatedAt: Date.parse(current.updatedAt) }
  const settled = { baseVersion: copy.version, syncedVersion: pending.deviceVersion, savedAt: Date.now() }
  seat.goOnAs(withSync(splitOff(before, copy.draftId, conflict), settled))
  await seat.onDisk()
  const theirs = { ...fromOther(before, conflict), deviceVersion: before.deviceVersion + 1 }
  theirs.sync = { ...theirs.sync, revision: before.sync.revision + 1, syncedVersion: theirs.deviceVersion }
  await (known === 0 ? addDraft(theirs) : putDraft(theirs, known)).catch(() => {})
  seat.tell({ kind: 'moved', from: before.draftId, to: copy.draftId })
}
