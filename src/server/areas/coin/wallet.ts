// Money of a character: its player's coins and its own tokens.
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { balancesOf, currencies } from '../../platform/ledger/balances.ts'
import { worldToken } from '../world/tables.ts'

export type Payer = { userId: string; characterId: string; worldId: string }
export type Wallet = Awaited<ReturnType<typeof walletOf>>

const token = columnsOf(worldToken, null, ['tokenNo', 'name', 'sign'])
export type NamedToken = RowOf<typeof token>

export async function tokensOfWorld(db: Db | Tx, worldId: string): Promise<NamedToken[]> {
  const { rows } = await db.execute<NamedToken>(sql`
    select ${token} from world_token where world_id = ${worldId} order by token_no`)
  return rows
}

export async function walletOf(db: Db | Tx, { userId, characterId, worldId }: Payer) {
  const coins = await balancesOf(db, { kind: 'user', id: userId }, [currencies.alpacaCoin, currencies.llamaPoint])
  const token = (tokenNo: number) => currencies.token(worldId, tokenNo)
  const tokens = await balancesOf(db, { kind: 'character', id: characterId }, [1, 2, 3, 4].map(token))
  return {
    alpacaCoin: coins[currencies.alpacaCoin] ?? 0,
    llamaPoint: coins[currencies.llamaPoint] ?? 0,
    worldToken1: tokens[token(1)] ?? 0,
    worldToken2: tokens[token(2)] ?? 0,
    worldToken3: tokens[token(3)] ?? 0,
    worldToken4: tokens[token(4)] ?? 0,
    tokenList: await tokensOfWorld(db, worldId),
  }
}
