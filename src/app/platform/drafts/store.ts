// Drafts on disk. A text is only put over the one its writer has seen: what another tab wrote meanwhile is never overwritten.
import { answered, committed, withStore } from '../storage.ts'
import { type DraftRecord, readRecord } from './record.ts'

type Key = Pick<DraftRecord, 'userId' | 'draftId'>
const keyOf = ({ userId, draftId }: Key): string => `${userId}/${draftId}`

/** Everything of a user, the one opened last first. What cannot be read is passed over and stays. */
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
  /** Another tab has written since; null: a record that this build cannot read. */
  | { kind: 'newer'; stored: DraftRecord | null }

/**
 * Keeps a draft, if what is on the disk is what its writer last saw there. Kept when the promise is.
 * @param known the deviceVersion that the writer last saw on the disk; 0 for none.
 */
export async function putDraft(record: DraftRecord, known: number): Promise<Put> {
  return withStore('drafts', 'readwrite', async store => {
    const done = committed(store.transaction)
    const raw = await answered<unknown>(store.get(keyOf(record)))
    const stored = readRecord(raw, record.userId)
    // Nothing there though there was something: the browser was cleared, and this tab still has the text.
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

/** Changes a draft that nobody has open here; `change` says null to leave it. Returns it as it is now. */
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

/** Keeps a draft that came from elsewhere, unless the device has one of that name already. Returns the one it has. */
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
