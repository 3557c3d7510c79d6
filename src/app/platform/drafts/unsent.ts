// Drafts that only this device has; signing out asks about them.
import { type DraftRecord, isUnsent } from './record.ts'
import { deleteDrafts, readDrafts } from './store.ts'

/** Open drafts whose newest text is only on this device. */
export const readUnsentDrafts = async (userId: string): Promise<DraftRecord[]> =>
  (await readDrafts(userId)).filter(isUnsent)

/** Deletes the unsent drafts, as the user chose at sign-out. The server keeps its versions. */
export const throwAwayDrafts = (userId: string): Promise<void> => deleteDrafts(userId, isUnsent)
