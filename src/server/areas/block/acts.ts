// Blocking a user and ending a block. Both users are locked, so that no friendship or follow is made meanwhile.
import { sql } from 'drizzle-orm'
import { MOST_BLOCKS } from '#rules/blocks.ts'
import type { Tx } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { lockUserEvents } from '../../platform/realtime/publish.ts'
import { refuse } from '../../platform/refuse.ts'
import { character } from '../character/tables.ts'
import { unfollowBetween } from '../follow/followed.ts'
import { partBetween } from '../friend/acts.ts'
import { hiddenSender } from '../letter/makai-send.ts'
import { leaveMasterBetween } from '../master-room/follow-masters.ts'
import { userBlock } from './tables.ts'

const idColumn = columnsOf(userBlock, null, ['blockId'])
const player = columnsOf(character, null, ['userId'])

type Named = { publicUserId?: string | undefined; otherId?: string | undefined; letterId?: number | undefined }

/** @throws BLOCK_UNKNOWN, BLOCK_OWN, BLOCK_TOO_MANY */
export async function block(
  tx: Tx,
  { userId, own, now, ...named }: Named & { userId: string; own: OwnCharacter; now: Date },
) {
  const { characterId } = own
  const letterId = named.letterId ?? null
  const blocked = letterId === null ? await userOf(tx, named) : await hiddenSender(tx, letterId, characterId)
  const otherId = letterId === null ? (named.otherId ?? null) : null
  if (blocked === null) throw refuse('BLOCK_UNKNOWN')
  if (blocked === userId) throw refuse('BLOCK_OWN')
  for (const one of [userId, blocked].sort()) await lockUserEvents(tx, one)
  const already = await countOf(tx, sql`user_block where character_id = ${characterId}`)
  if (already >= MOST_BLOCKS) throw refuse('BLOCK_TOO_MANY')
  await tx.execute(sql`
    insert into user_block (user_id, character_id, blocked_user_id, blocked_character_id, blocked_letter_id, created_at)
    values (${userId}, ${characterId}, ${blocked}, ${otherId}, ${letterId}, ${now.toISOString()})
    on conflict on constraint user_block_once do nothing`)
  // The sender of a letter without a name stays unknown: nothing that the blocker sees may change.
  if (letterId === null) {
    await partBetween(tx, userId, blocked)
    await unfollowBetween(tx, userId, blocked)
    await leaveMasterBetween(tx, userId, blocked)
  }
  const { rows } = await tx.execute<RowOf<typeof idColumn>>(sql`
    select ${idColumn} from user_block
    where character_id = ${characterId} and blocked_user_id = ${blocked}
      and blocked_letter_id is not distinct from ${letterId}
      and blocked_character_id is not distinct from ${otherId}`)
  return { characterId, blockId: (rows[0] as RowOf<typeof idColumn>).blockId }
}

/** The user of a public id or of a character; characters of the service belong to nobody who could be blocked. */
async function userOf(tx: Tx, { publicUserId, otherId }: Named): Promise<string | null> {
  const { rows } = await tx.execute<RowOf<typeof player>>(
    otherId !== undefined
      ? sql`select ${player} from character where character_id = ${otherId} and not is_npc`
      : sql`select ${player} from app_user where public_user_id = ${publicUserId ?? ''}`,
  )
  return rows[0]?.userId ?? null
}

export async function unblock(
  tx: Tx,
  {
    own: { characterId },
    publicUserId,
    blockId,
  }: { own: OwnCharacter; publicUserId?: string | undefined; blockId?: number | undefined },
) {
  await tx.execute(sql`
    delete from user_block b where b.character_id = ${characterId}
      and (b.block_id = ${blockId ?? null}
        or b.blocked_character_id is null and b.blocked_letter_id is null
          and b.blocked_user_id = (select user_id from app_user where public_user_id = ${publicUserId ?? null}))`)
  return { characterId, isBlocked: false }
}
