// A player's own note on the letters of two characters.
import { sql } from 'drizzle-orm'
import { isMemoTooLong } from '#rules/letters.ts'
import type { Tx } from '../../db/client.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { refuse } from '../../platform/refuse.ts'

type Saving = { own: OwnCharacter; otherId: string; body: string; now: Date }

/** @throws CHARACTER_NOT_FOUND, MEMO_TOO_LONG */
export async function saveMemo(tx: Tx, { own: { characterId, worldId }, otherId, body, now }: Saving) {
  const memo = body.trim()
  if (isMemoTooLong(memo)) throw refuse('MEMO_TOO_LONG')
  const { rowCount } = await tx.execute(sql`
    select 1 from character where character_id = ${otherId} and world_id = ${worldId}`)
  if (!rowCount) throw refuse('CHARACTER_NOT_FOUND')
  await tx.execute(
    memo === ''
      ? sql`delete from letter_memo where character_id = ${characterId} and other_id = ${otherId}`
      : sql`insert into letter_memo (character_id, other_id, body, updated_at)
          values (${characterId}, ${otherId}, ${memo}, ${now.toISOString()})
          on conflict (character_id, other_id) do update set body = excluded.body, updated_at = excluded.updated_at`,
  )
  return { characterId, otherId, memo }
}
