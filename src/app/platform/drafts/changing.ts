// Changes of a draft from outside its editor: beginning, renaming, putting aside, bringing back.
import { endDraft, restoreDraft } from './ending.ts'
import { type DraftRecord, freshDraft, withSync } from './record.ts'
import type { DraftServer } from './server.ts'
import { addDraft, changeDraft, deleteDrafts, readDraft, readDrafts } from './store.ts'
import { tellTabs } from './tabs.ts'
import { sendLeft } from './upkeep.ts'

type Key = Pick<DraftRecord, 'userId' | 'draftId'>
type Means = { server: DraftServer; reachable: () => boolean }

/** Begins another draft of a place, which the next editor of the place opens. Returns its id. */
export async function beginDraft({
  text = '',
  name = '',
  fields = '',
  ...of
}: Pick<DraftRecord, 'userId' | 'place' | 'target'> & {
  name?: string
  text?: string
  fields?: string
}): Promise<string> {
  const opened = ((await readDrafts(of.userId))[0]?.opened ?? 0) + 1
  const deviceVersion = name || text || fields ? 1 : 0
  const { draftId } = await addDraft({ ...freshDraft({ ...of, name, opened }), text, fields, deviceVersion })
  return draftId
}

/** Renames a draft that is not the one in the editor. */
export async function renameDraft({ userId, draftId }: Key, name: string, means: Means): Promise<void> {
  if (!(await readDraft({ userId, draftId }))) await takeFromServer({ userId, draftId }, means.server)
  const renamed = await changeDraft({ userId, draftId }, current =>
    current.state === 'open' ? { ...current, name, deviceVersion: current.deviceVersion + 1 } : null,
  )
  if (!renamed) return
  tellChanged(renamed)
  if (means.reachable()) await sendLeft(renamed, means.server, means.reachable)
}

async function takeFromServer({ userId, draftId }: Key, server: DraftServer): Promise<void> {
  const { place, target, name, text, fields, version, updatedAt } = await server.read({ draftId })
  const savedAt = Date.parse(updatedAt)
  const fresh = freshDraft({ userId, place, target, name, opened: 0 })
  const record = { ...fresh, draftId, text, fields, changedAt: savedAt }
  const synced = { baseVersion: version, syncedVersion: 1, savedAt }
  await addDraft(withSync({ ...record, deviceVersion: 1 }, synced))
}

/** Puts a draft aside, on the device and the server; it can be brought back for thirty days. */
export async function removeDraft({ userId, draftId }: Key, server: DraftServer): Promise<void> {
  const record = await readDraft({ userId, draftId }).catch(() => null)
  if (record?.state !== 'open') {
    await server.remove({ draftId })
    return
  }
  await endDraft(server, record, 'removed')
  tellChanged(record)
}

/**
 * Makes a draft that was handed in or put aside editable again: under its own id if the server agrees, else as a new draft.
 * Returns the id. @throws when only the server has the draft and cannot be asked
 */
export async function bringBackDraft({ userId, draftId }: Key, { server, reachable }: Means): Promise<string | null> {
  const record = await readDraft({ userId, draftId }).catch(() => null)
  if (record?.state === 'open') return draftId
  if (!record || (record.sync.baseVersion > 0 && reachable())) {
    try {
      await server.bringBack({ draftId })
      const reopened = record && (await changeDraft(record, reopen))
      if (reopened) tellChanged(reopened)
      return draftId
    } catch (error) {
      if (!record) throw error
    }
  }
  const restored = await restoreDraft({ userId, draftId })
  // The ended draft is deleted, because the new one has its text.
  if (restored) await deleteDrafts(userId, each => each.draftId === draftId && each.state !== 'open')
  return restored
}

function reopen(record: DraftRecord): DraftRecord {
  const deviceVersion = record.deviceVersion + 1
  // Ending the draft counted as a version.
  const wasSynced = record.sync.syncedVersion === record.deviceVersion - 1
  const syncedVersion = wasSynced ? deviceVersion : record.sync.syncedVersion
  return withSync({ ...record, state: 'open', kept: null, deviceVersion }, { gone: false, syncedVersion })
}

const tellChanged = ({ userId, draftId, place, target }: DraftRecord): void =>
  tellTabs(userId, { kind: 'changed', draftId, place, target })
