// Drafts that were handed in or put aside: kept on the device for thirty days of use of the app, and restorable.
import { randomUuid } from '../uuid.ts'
import { type DraftRecord, freshDraft, splitOff, withSync } from './record.ts'
import type { DraftServer } from './server.ts'
import { isGone } from './server-side.ts'
import { addDraft, changeDraft, deleteDrafts, readDraft, readDrafts } from './store.ts'
import { tellTabs } from './tabs.ts'

const KEPT_DAYS = 30
const today = (): string => new Date().toISOString().slice(0, 10)

export const ended = (record: DraftRecord, state: 'submitted' | 'removed'): DraftRecord => ({
  ...record,
  state,
  deviceVersion: record.deviceVersion + 1,
  kept: { days: 0, lastDay: today() },
})

/** Ends a draft on the device, then on the server. If the server cannot be reached, it is told at the next start. */
export async function endDraft(
  server: DraftServer,
  record: DraftRecord,
  state: 'submitted' | 'removed',
): Promise<void> {
  const same = (current: DraftRecord) => current.text === record.text && current.fields === record.fields
  const change = (current: DraftRecord) => (current.state === 'open' && same(current) ? ended(current, state) : null)
  const stored = await changeDraft(record, change).catch(() => null)
  if (stored && !same(stored)) {
    // The draft was changed meanwhile, so only the handed-in text has ended.
    await addDraft(ended(splitOff(record, randomUuid(), null), state)).catch(() => null)
    return
  }
  if (!stored) await addDraft(ended(record, state)).catch(() => null)
  await tellServer(server, stored ?? record)
}

/**
 * Ends a draft whose text was handed in through the outbox, once its answer was read. If the draft was changed meanwhile, it
 * stays, and the handed-in text is kept beside it.
 * @param isWhole whether `fields` are all fields of the form as they were in the draft: then a changed field also counts
 */
export async function submitted(
  server: DraftServer,
  {
    userId,
    draftId,
    isWhole = false,
    ...handedIn
  }: Pick<DraftRecord, 'userId' | 'draftId' | 'place' | 'text' | 'fields'> & { isWhole?: boolean },
): Promise<void> {
  // The text may have been handed in before its draft was first stored.
  const never = freshDraft({ userId, place: handedIn.place, target: '', name: '', opened: 0 })
  const record = (await readDraft({ userId, draftId })) ?? { ...never, ...handedIn, draftId }
  if (record.state !== 'open') return
  const { text, fields } = handedIn
  await endDraft(server, { ...record, text, ...(isWhole && { fields }) }, 'submitted')
  tellTabs(userId, { kind: 'changed', draftId, place: record.place, target: record.target })
}

export async function tellServer(server: DraftServer, record: DraftRecord): Promise<void> {
  const { baseVersion, pending, gone } = record.sync
  if (gone || (baseVersion === 0 && !pending)) return
  try {
    await server.remove({ draftId: record.draftId })
  } catch (error) {
    if (!isGone(error)) return
  }
  await changeDraft(record, current => withSync(current, { gone: true, pending: null })).catch(() => null)
}

/** Drafts of a user that can be brought back. */
export const readEnded = async (userId: string): Promise<DraftRecord[]> =>
  (await readDrafts(userId)).filter(({ state, text }) => state !== 'open' && text !== '')

/**
 * Makes a new draft with the text of an ended one, so that it comes back whatever the server knows. The next editor of its
 * place opens it. Returns its id.
 */
export async function restoreDraft({ userId, draftId }: { userId: string; draftId: string }): Promise<string | null> {
  const drafts = await readDrafts(userId)
  const found = drafts.find(record => record.draftId === draftId)
  if (!found || found.state === 'open') return null
  const opened = (drafts[0]?.opened ?? 0) + 1
  const restored = await addDraft({ ...splitOff(found, randomUuid(), null), opened })
  return restored.draftId
}

/** At the start: counts a day for ended drafts, and deletes those that were kept long enough. */
export async function pruneEnded(userId: string): Promise<void> {
  const day = today()
  for (const record of await readDrafts(userId)) {
    if (record.state === 'open' || record.kept?.lastDay === day) continue
    await changeDraft(record, current => ({
      ...current,
      kept: { days: (current.kept?.days ?? 0) + 1, lastDay: day },
    }))
  }
  await deleteDrafts(userId, ({ state, kept }) => state !== 'open' && (kept?.days ?? 0) > KEPT_DAYS)
}
