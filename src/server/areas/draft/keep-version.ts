// Versions of a draft (B9): texts that follow each other closely become one, and the last fifty are kept.

import { sql } from 'drizzle-orm'
import { DRAFT_VERSIONS_KEPT, type DraftSave, versionStep } from '#rules/drafts.ts'
import type { Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import type { Stored } from './save-draft.ts'
import { draftVersion } from './tables.ts'

const savedAtColumn = columnsOf(draftVersion, null, ['savedAt'])

/**
 * Stores the current text as a version if necessary. Returns the number of characters lost since the last stored version.
 */
export async function keepVersion(
  tx: Tx,
  current: Stored,
  next: DraftSave & { userId: string; draftId: string },
): Promise<number> {
  const { userId, draftId } = next
  const { rows } = await tx.execute<RowOf<typeof savedAtColumn>>(sql`
    select ${savedAtColumn} from draft_version where user_id = ${userId} and draft_id = ${draftId}
    order by version desc limit 1`)
  const lastKeptAt = rows[0] ? Date.parse(rows[0].savedAt) : null
  const { isKept, lost } = versionStep({ ...current, savedAt: Date.parse(current.updatedAt) }, next, lastKeptAt)
  if (!isKept) return lost
  await tx.execute(sql`
    insert into draft_version (user_id, draft_id, version, name, text, fields, saved_at)
    select user_id, draft_id, version, name, text, fields, updated_at from draft
    where user_id = ${userId} and draft_id = ${draftId}`)
  await tx.execute(sql`
    delete from draft_version where user_id = ${userId} and draft_id = ${draftId} and version <= (
      select version from draft_version where user_id = ${userId} and draft_id = ${draftId}
      order by version desc offset ${DRAFT_VERSIONS_KEPT} limit 1)`)
  return lost
}
