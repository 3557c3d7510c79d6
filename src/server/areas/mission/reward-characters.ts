// Characters that may receive a reward: the caller's in the mission's world, or in all worlds for user missions (G53).

import { sql } from 'drizzle-orm'
import { missionWorld } from '#rules/mission.ts'
import { formatToken } from '#rules/rewards.ts'
import type { Db } from '../../db/client.ts'
import { type Absent, columnsOf, type RowOf } from '../../db/select.ts'
import { character } from '../character/tables.ts'
import { world, worldToken } from '../world/tables.ts'
import { listWorlds } from './lists.ts'
import { userMission } from './tables.ts'

const receiver = columnsOf(character, 'c', [
  'characterId',
  'characterFullName',
  'icon',
  'worldId',
  'className',
  'level',
])
const ofWorld = columnsOf(world, 'w', ['worldName'])
const ofToken = columnsOf(worldToken, 't', { tokenName: 'name', tokenSign: 'sign' })
type Row = RowOf<typeof receiver> & RowOf<typeof ofWorld> & Absent<RowOf<typeof ofToken>> & { balance: number }

async function listRewardCharacters(db: Db, userId: string, worldId: string) {
  await listWorlds(db, worldId)
  const anyWorld = worldId === missionWorld.all || worldId === missionWorld.user
  const { rows } = await db.execute<Row>(sql`
    select ${receiver}, ${ofWorld}, ${ofToken},
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

const characterColumn = columnsOf(userMission, 'um', ['characterId'])

/** The one of these characters that received a reward last. */
async function lastReceiver(
  db: Db,
  userId: string,
  characters: readonly { characterId: string }[],
): Promise<string | null> {
  if (characters.length === 0) return null
  const { rows } = await db.execute<RowOf<typeof characterColumn>>(sql`
    select ${characterColumn} from user_mission um
    where um.user_id = ${userId} and um.status = 2
      and um.character_id in ${characters.map(({ characterId }) => characterId)}
    order by um.received_at desc limit 1`)
  return rows[0]?.characterId ?? null
}

/** Characters to choose from, and the preselected one. @throws WORLD_NOT_FOUND */
export async function offerReceivers(db: Db, { userId, worldId }: { userId: string; worldId: string }) {
  const characterList = await listRewardCharacters(db, userId, worldId)
  return { characterList, lastCharacterId: await lastReceiver(db, userId, characterList) }
}
