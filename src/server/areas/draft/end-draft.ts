// End of a draft: removed by its user, or its text sent. In both cases it is kept for 30 days (reliability rule 8).
import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { getDraftHead, isLive } from './drafts.ts'
import { checkRoom, lockDrafts } from './save-draft.ts'

/** Removes a draft. Removing it again keeps the time of the first removal. @throws DRAFT_NOT_FOUND */
export async function removeDraft(tx: Tx, { userId, draftId, now }: { userId: string; draftId: string; now: Date }) {
  await tx.execute(sql`
    update draft set removed_at = ${now.toISOString()}
    where user_id = ${userId} and draft_id = ${draftId} and removed_at is null`)
  return { draft: await getDraftHead(tx, { userId, draftId }) }
}

/** @throws DRAFT_NOT_FOUND, DRAFT_TOO_MANY */
export async function bringDraftBack(tx: Tx, wanted: { userId: string; draftId: string }) {
  await lockDrafts(tx, wanted.userId)
  const draft = await getDraftHead(tx, wanted)
  if (draft.removedAt === null && draft.submittedAt === null) return { draft }
  // The draft itself is one of those kept already.
  await checkRoom(tx, wanted.userId, 1)
  await tx.execute(sql`
    update draft set removed_at = null, submitted_at = null
    where user_id = ${wanted.userId} and draft_id = ${wanted.draftId} and not (${isLive})`)
  return { draft: await getDraftHead(tx, wanted) }
}

/**
 * Marks the draft of a text as sent, in the transaction that accepts the text. Without a draft, or with another user's, it
 * does nothing, because the text itself has arrived.
 */
export async function submitDraft(tx: Tx, userId: string, draftId: string | null, now: Date): Promise<void> {
  if (draftId === null) return
  await tx.execute(sql`
    update draft set submitted_at = ${now.toISOString()}
    where user_id = ${userId} and draft_id = ${draftId} and submitted_at is null`)
}
