// Drafts on disk. A text replaces only the one that its writer has seen: a text written by another tab meanwhile is never
// overwritten.
import { answered, committed, withStore } from '../storage.ts'
import { type DraftRecord, readRecord } from './record.ts'

type Key = Pick<DraftRecord, 'userId' | 'draftId'>
const keyOf = ({ userId, draftId }: Key): string => `${userId}/${draftId}`

/** All drafts of a user, the one opened last first. Unreadable ones are skipped and stay on the disk. */
export async function readDrafts(userId: string): Promise<DraftRecord[]> {
  const range = IDBKeyRange.bound(`${userId}/`, `${userId}/\uffff`)
  const values = await withStore('drafts', 'readonly', store => answered<unknown[]>(store.getAll(range)))
  const records = values.map(value => readRecord(value, userId)).filter(record => record !== null)
  return records.sort((one, other) => other.opened - one.opened)
}

export async function readDraft(key: Key): Promise<DraftRecord | null> {
  const value = await withStore('drafts', 'readonly', store => answered<unknown>(store.get(keyOf(key))))
  return readRecord(value, key.userId)
}

export type Put =
  | { kind: 'kept'; record: DraftRecord }
  /** Another tab has written meanwhile; null for a record that this version of the app cannot read. */
  | { kind: 'newer'; stored: DraftRecord | null }

/**
 * Stores a draft if the disk still has what its writer last saw there. The promise resolves once it is on disk.
 * @param known the deviceVersion that the writer last saw on the disk; 0 for none
 */
export async function putDraft(record: DraftRecord, known: number): Promise<Put> {
  return withStore('drafts', 'readwrite', async store => {
    const done = committed(store.transaction)
    const raw = await answered<unknown>(store.get(keyOf(record)))
    const stored = readRecord(raw, record.userId)
    // The stored draft has vanished: the browser's storage was cleared, and this tab still has the text.
    const put = raw === undefined ? { kind: 'kept' as const, record } : decide(record, stored, known)
    if (put.kind === 'kept') store.put(put.record, keyOf(record))
    await done
    return put
  })
}

function decide(record: DraftRecord, stored: DraftRecord | null, known: number): Put {
  if (!stored) return { kind: 'newer', stored }
  const same =
    stored.text === record.text &&
    stored.fields === record.fields &&
    stored.name === record.name &&
    stored.state === record.state
  if (stored.deviceVersion !== known && !same) return { kind: 'newer', stored }
  const deviceVersion = Math.max(stored.deviceVersion, record.deviceVersion)
  const sync = stored.sync.revision > record.sync.revision ? stored.sync : record.sync
  return { kind: 'kept', record: { ...record, deviceVersion, sync } }
}

/** Changes a draft that is not open here; `change` returns null to leave it. Returns the current record. */
export async function changeDraft(
  key: Key,
  change: (current: DraftRecord) => DraftRecord | null,
): Promise<DraftRecord | null> {
  return withStore('drafts', 'readwrite', async store => {
    const done = committed(store.transaction)
    const current = readRecord(await answered<unknown>(store.get(keyOf(key))), key.userId)
    const next = current && change(current)
    if (next) store.put(next, keyOf(key))
    await done
    return next ?? current
  })
}

/** Stores a draft from elsewhere, unless the device already has one of that id. Returns the device's. */
export async function addDraft(record: DraftRecord): Promise<DraftRecord> {
  return withStore('drafts', 'readwrite', async store => {
    const done = committed(store.transaction)
    const raw = await answered<unknown>(store.get(keyOf(record)))
    const stored = readRecord(raw, record.userId)
    if (raw === undefined) store.put(record, keyOf(record))
    await done
    return stored ?? record
  })
}

export async function deleteDrafts(userId: string, which: (record: DraftRecord) => boolean): Promise<void> {
  const drafts = (await readDrafts(userId)).filter(which)
  if (drafts.length === 0) return
  await withStore('drafts', 'readwrite', async store => {
    const done = committed(store.transaction)
    for (const record of drafts) store.delete(keyOf(record))
    await done
  })
}
