// The newest draft on the server of a playing text that was not sent: it is told of before the deadline, and sent at it for
// a player who agreed.
import { and, desc, eq, isNull } from 'drizzle-orm'
import { type PlayingOf, playingTarget, readPlayingFields } from '#rules/scenario/playing-draft.ts'
import type { Db, Tx } from '../../../db/client.ts'
import { draft } from '../../draft/tables.ts'

/** @returns null when there is none, or when the newest one is empty */
export async function newestDraft(db: Db | Tx, { userId, ...of }: PlayingOf & { userId: string }) {
  const [last] = await db
    .select({ draftId: draft.draftId, text: draft.text, fields: draft.fields, updatedAt: draft.updatedAt })
    .from(draft)
    .where(
      and(
        eq(draft.userId, userId),
        eq(draft.place, 'playing'),
        eq(draft.target, playingTarget(of)),
        isNull(draft.removedAt),
        isNull(draft.submittedAt),
      ),
    )
    .orderBy(desc(draft.updatedAt))
    .limit(1)
  if (!last || (last.text.trim() === '' && !readPlayingFields(last.fields).isOmakase)) return null
  return last
}
