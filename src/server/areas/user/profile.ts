// The profile of a user, which so far is the self-introduction.

import { sql } from 'drizzle-orm'
import { INTRODUCTION_MAX } from '#rules/introduction.ts'
import { maxDigits } from '#rules/validation/lengths.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { userProfile } from './tables.ts'

const columns = columnsOf(userProfile, null, ['introduction', 'version'])
type Profile = RowOf<typeof columns>

export async function getProfile(db: Db, userId: string): Promise<Profile> {
  const { rows } = await db.execute<Profile>(sql`
    select ${columns} from user_profile where user_id = ${userId}`)
  return rows[0] ?? { introduction: '', version: 0 }
}

type Change = { userId: string; introduction: string; draftId: string | null; now: Date }

const versionColumn = columnsOf(userProfile, null, ['version'])

/** @throws INTRODUCTION_TOO_LONG */
export async function updateProfile(tx: Tx, { userId, introduction, draftId, now }: Change): Promise<Profile> {
  if (!maxDigits(introduction, INTRODUCTION_MAX)) throw refuse('INTRODUCTION_TOO_LONG')
  const { rows } = await tx.execute<RowOf<typeof versionColumn>>(sql`
    insert into user_profile as profile (user_id, introduction, updated_at)
    values (${userId}, ${introduction}, ${now.toISOString()})
    on conflict (user_id) do update set introduction = excluded.introduction, version = profile.version + 1,
      updated_at = excluded.updated_at
    returning ${versionColumn}`)
  await submitDraft(tx, userId, draftId, now)
  return { introduction, version: rows[0]?.version ?? 1 }
}
