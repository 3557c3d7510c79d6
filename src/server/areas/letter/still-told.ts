// Check that a notice of a letter or of its gift is still true when it is sent to another channel.
import { sql } from 'drizzle-orm'
import type { ToldGift, ToldPost } from '#rules/notices/letter-notices.ts'
import type { Tx } from '../../db/client.ts'
import { meetsCharacter } from '../block/between.ts'
import type { StoredNotice } from '../notice/judge.ts'

/** Check that no block, which would hide the letter, stands between the two. */
export async function isPostShown(tx: Tx, { facts, userId }: StoredNotice): Promise<boolean> {
  const { otherId } = facts as ToldPost | ToldGift
  const { rows } = await tx.execute(sql`
    select 1 from character c where c.character_id = ${otherId} and ${meetsCharacter(userId)}`)
  return rows.length > 0
}
