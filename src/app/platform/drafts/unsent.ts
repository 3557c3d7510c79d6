// What signing out asks about: drafts that only this device has.
import { type DraftRecord, isUnsent } from './record.ts'
import { deleteDrafts, readDrafts } from './store.ts'

/** Open drafts whose newest text is on this device alone: what signing out asks about. */
export const readUnsentDrafts = async (userId: string): Promise<DraftRecord[]> =>
  (await readDrafts(userId)).filter(isUnsent)

/** What waits, thrown away: the user asked for it at sign-out. The server keeps what it has. */
export const throwAwayDrafts = (userId: string): Promise<void> => deleteDrafts(userId, isUnsent)
