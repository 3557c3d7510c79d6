// Levelling up: three pieces of a level become one of the next, through the ledger, once.
import { LEVEL_UP_COUNT, type LevelUpFault, levelUpFault, type Piece, pieceKey } from '#rules/equipment.ts'
import { achievementType } from '#rules/mission.ts'
import type { RefusalCode } from '#rules/refusals/index.ts'
import type { Tx } from '../../db/client.ts'
import { currencies } from '../../platform/ledger/balances.ts'
import { systemAccounts } from '../../platform/ledger/post.ts'
import { lockCharacter, type OwnCharacter } from '../../platform/own-character.ts'
import { refuse } from '../../platform/refuse.ts'
import { postOrRefuse } from '../coin/charge.ts'
import { achieve } from '../mission/achieve.ts'
import { bagOf } from './bag.ts'
import { itemLevelUp } from './tables.ts'

const levelUpCause = (id: number) => ({ kind: 'itemLevelUp', id: String(id) })

const codes: Record<LevelUpFault, RefusalCode> = {
  highest: 'ITEM_LEVEL_HIGHEST',
  short: 'ITEM_SHORT',
  worn: 'ITEM_WORN',
}

type Answer = { itemName: string; level: number; before: number; after: number }

/** @throws ITEM_LEVEL_HIGHEST, ITEM_SHORT, ITEM_WORN */
export async function levelUp(
  tx: Tx,
  write: { userId: string; own: OwnCharacter; now: Date } & Piece,
): Promise<Answer> {
  const { itemCode, level, originalizeId, now } = write
  const { characterId, worldId } = await lockCharacter(tx, write.own)
  const item = (await bagOf(tx, { characterId, worldId })).find(held => pieceKey(held) === pieceKey(write))
  if (!item) throw refuse('ITEM_SHORT')
  const fault = levelUpFault(item)
  if (fault) throw refuse(codes[fault])
  const [made] = await tx
    .insert(itemLevelUp)
    .values({ characterId, itemCode, level: level + 1, originalizeId, createdAt: now })
    .returning({ id: itemLevelUp.id })
  const holder = { kind: 'character', id: characterId } as const
  const cause = levelUpCause(made?.id ?? 0)
  const next = currencies.item(worldId, itemCode, { level: level + 1, originalizeId })
  const used = currencies.item(worldId, itemCode, { level, originalizeId })
  const posted = await postOrRefuse(tx, now, [
    { cause, currency: used, amount: LEVEL_UP_COUNT, from: holder, to: systemAccounts.sink },
    { cause, currency: next, amount: 1, from: systemAccounts.issue, to: holder },
  ])
  const [type, occasion] = [achievementType.itemLevelUp, String(made?.id ?? 0)]
  await achieve(tx, { userId: write.userId, type, value: itemCode, occasion, happenedIn: worldId, now })
  const got = posted.find(({ currency }) => currency === next)
  return { itemName: item.itemName, level: level + 1, before: got?.before ?? 0, after: got?.after ?? 0 }
}
