// The wallet of a character in its world, beside the coins of its user (doc2 §7).

import { sql } from 'drizzle-orm'
import { worldTokenMax } from '#rules/constants/world.ts'
import type { Db } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { balancesOf, currencies } from '../../platform/ledger/balances.ts'
import { character } from '../character/tables.ts'
import { listItemParameters } from './parameters.ts'
import { worldToken } from './tables.ts'
import { worldOrRefuse } from './world-row.ts'

const token = columnsOf(worldToken, null, ['tokenNo', 'name'])

type Asked = { viewerId: string; worldId: string; userId?: string | undefined; characterId?: string | undefined }

/** @throws WORLD_NOT_FOUND */
export async function getAppView(db: Db, asked: Asked) {
  const { viewerId, worldId } = asked
  await worldOrRefuse(db, worldId)
  const characterId = await characterOf(db, asked)
  const coins = await balancesOf(db, { kind: 'user', id: viewerId }, [currencies.alpacaCoin, currencies.llamaPoint])
  const { rows: names } = await db.execute<RowOf<typeof token>>(sql`
    select ${token} from world_token where world_id = ${worldId}`)
  const nameOf = (tokenNo: number) => names.find(row => row.tokenNo === tokenNo)?.name ?? null
  const wanted = Array.from({ length: worldTokenMax }, (_, index) => currencies.token(worldId, index + 1))
  const tokens = characterId === null ? {} : await balancesOf(db, { kind: 'character', id: characterId }, wanted)
  const balanceOf = (tokenNo: number) =>
    characterId === null || nameOf(tokenNo) === null ? null : (tokens[currencies.token(worldId, tokenNo)] ?? 0)
  return {
    characterId,
    worldItemUseInfo: await listItemParameters(db, worldId),
    alpacaCoin: coins[currencies.alpacaCoin] ?? 0,
    llamaPoint: coins[currencies.llamaPoint] ?? 0,
    worldToken1: balanceOf(1),
    worldToken2: balanceOf(2),
    worldToken3: balanceOf(3),
    worldToken4: balanceOf(4),
    worldTokenTsukaName1: nameOf(1),
    worldTokenTsukaName2: nameOf(2),
    worldTokenTsukaName3: nameOf(3),
    worldTokenTsukaName4: nameOf(4),
  }
}

const characterColumn = columnsOf(character, 'c', ['characterId'])

/** The named character if it is the viewer's and of this world, else the one spoken as; null when there is none. */
async function characterOf(db: Db, { viewerId, worldId, userId, characterId }: Asked): Promise<string | null> {
  // The caller is known by the token; a query that names another user finds no character.
  if (userId !== undefined && userId !== viewerId) return null
  const { rows } = await db.execute<RowOf<typeof characterColumn>>(sql`
    select ${characterColumn} from character c
    left join speaking_character s on s.user_id = c.user_id and s.world_id = c.world_id
    where c.user_id = ${viewerId} and c.world_id = ${worldId}
      ${characterId === undefined ? sql`` : sql`and c.character_id = ${characterId}`}
    order by (s.character_id is not distinct from c.character_id) desc, c.display_order, c.created_at, c.character_id
    limit 1`)
  return rows[0]?.characterId ?? null
}
