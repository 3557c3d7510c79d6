// The characters that may receive a reward: the caller's in the mission's world, or in all for user missions (G53).
import { sql } from 'drizzle-orm'
import { missionWorld } from '#rules/mission.ts'
import { formatToken } from '#rules/rewards.ts'
import type { Db } from '../../db/client.ts'
import { listWorlds } from './lists.ts'

type Row = {
  characterId: string
  characterFullName: string
  icon: string | null
  worldId: string
  worldName: string
  className: string
  level: number
  tokenName: string | null
  tokenSign: string | null
  balance: number
}

export async function listRewardCharacters(db: Db, userId: string, worldId: string) {
  await listWorlds(db, worldId)
  const anyWorld = worldId === missionWorld.all || worldId === missionWorld.user
  const { rows } = await db.execute<Row>(sql`
    select c.character_id as "characterId", c.character_full_name as "characterFullName", c.icon, c.world_id as "worldId",
      w.world_name as "worldName", c.class_name as "className", c.level, t.name as "tokenName", t.sign as "tokenSign",
      coalesce(a.balance, 0)::bigint as balance
    from character c join world w on w.world_id = c.world_id
    left join world_token t on t.world_id = c.world_id and t.token_no = 1
    left join ledger_account a on a.holder_kind = 'character' and a.holder_id = c.character_id
      and a.currency = 'token:' || c.world_id || ':1'
    where c.user_id = ${userId} ${anyWorld ? sql`` : sql`and c.world_id = ${worldId}`}
    order by w.display_order, c.created_at, c.character_id`)
  return rows.map(({ tokenName, tokenSign, balance, ...character }) => ({
    ...character,
    purseText: tokenName && tokenSign ? formatToken({ name: tokenName, sign: tokenSign }, balance) : '',
  }))
}

/** The one of these characters that received a reward last. */
export async function lastReceiver(
  db: Db,
  userId: string,
  characters: readonly { characterId: string }[],
): Promise<string | null> {
  if (characters.length === 0) return null
  const { rows } = await db.execute<{ characterId: string }>(sql`
    select um.character_id as "characterId" from user_mission um
    where um.user_id = ${userId} and um.status = 2
      and um.character_id in ${characters.map(({ characterId }) => characterId)}
    order by um.received_at desc limit 1`)
  return rows[0]?.characterId ?? null
}
