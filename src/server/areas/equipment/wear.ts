// Saving the equipment as one act, and the saved sets.

import { sql } from 'drizzle-orm'
import { slotsOf, type WornPiece, wearFault } from '#rules/equipment.ts'
import { achievementType } from '#rules/mission.ts'
import type { Db, Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { lockCharacter, type OwnCharacter } from '../../platform/own-character.ts'
import { refuse } from '../../platform/refuse.ts'
import { achieve } from '../mission/achieve.ts'
import { worldItem } from '../world/tables.ts'
import { bagOf } from './bag.ts'
import { equipment, equipmentSet, equipmentVersion } from './tables.ts'
import { wornOf } from './worn.ts'

const setColumns = columnsOf(equipmentSet, null, ['setNo', 'setName', 'wornList', 'updatedAt'])

type OfCaller = { own: OwnCharacter }

const versionColumn = columnsOf(equipmentVersion, null, { version: 'wornVersion' })

export async function wornVersionOf(db: Db | Tx, characterId: string): Promise<number> {
  const { rows } = await db.execute<RowOf<typeof versionColumn>>(sql`
    select ${versionColumn} from equipment_version where character_id = ${characterId}`)
  return rows[0]?.version ?? 0
}

/**
 * Replaces the whole equipment by these pieces.
 * @throws EQUIPMENT_CHANGED, EQUIPMENT_SLOT, ITEM_SHORT
 */
export async function wear(
  tx: Tx,
  {
    userId,
    own,
    baseVersion,
    wornList,
    now,
  }: OfCaller & {
    userId: string
    baseVersion: number
    wornList: WornPiece[]
    now: Date
  },
) {
  const character = await lockCharacter(tx, own)
  const { characterId } = character
  if ((await wornVersionOf(tx, characterId)) !== baseVersion) throw refuse('EQUIPMENT_CHANGED')
  const fault = wearFault(wornList, await bagOf(tx, character))
  if (fault) throw refuse(fault === 'slot' ? 'EQUIPMENT_SLOT' : 'ITEM_SHORT')
  const before = new Set((await wornOf(tx, characterId)).map(({ itemCode }) => itemCode))
  await tx.execute(sql`delete from equipment where character_id = ${characterId}`)
  if (wornList.length > 0) {
    await tx
      .insert(equipment)
      .values(wornList.map(({ slotId, ...piece }) => ({ characterId, position: slotId, ...piece })))
  }
  const { rows } = await tx.execute<RowOf<typeof versionColumn>>(sql`
    insert into equipment_version (character_id, worn_version) values (${characterId}, 1)
    on conflict (character_id) do update set worn_version = equipment_version.worn_version + 1
    returning ${versionColumn}`)
  const added = new Set(wornList.map(({ itemCode }) => itemCode).filter(itemCode => !before.has(itemCode)))
  for (const value of added) {
    const [type, occasion] = [achievementType.equipItem, `${characterId} ${value}`]
    await achieve(tx, { userId, type, value, occasion, happenedIn: character.worldId, now })
  }
  return { version: rows[0]?.version ?? 0, wornList: await wornOf(tx, characterId) }
}

export async function setsOf(db: Db | Tx, characterId: string) {
  const { rows } = await db.execute<RowOf<typeof setColumns>>(sql`
    select ${setColumns} from equipment_set where character_id = ${characterId} order by set_no`)
  return rows
}

/** Saves a set under one of the three numbers. @throws EQUIPMENT_SLOT */
export async function saveSet(
  tx: Tx,
  write: OfCaller & { setNo: number; setName: string; wornList: WornPiece[]; now: Date },
) {
  const { setNo, setName, wornList } = write
  const { characterId, worldId } = await lockCharacter(tx, write.own)
  if (!(await doFit(tx, worldId, wornList))) throw refuse('EQUIPMENT_SLOT')
  const kept = { setName, wornList, updatedAt: write.now }
  await tx
    .insert(equipmentSet)
    .values({ characterId, setNo, ...kept })
    .onConflictDoUpdate({ target: [equipmentSet.characterId, equipmentSet.setNo], set: kept })
  return { setList: await setsOf(tx, characterId) }
}

const pieceColumns = columnsOf(worldItem, null, { itemCode: 'itemCode', position: 'itemPositionId' })

/** Whether the pieces are items of the world that fit their slots; holding them is only required for wearing them. */
async function doFit(tx: Tx, worldId: string, wornList: readonly WornPiece[]): Promise<boolean> {
  if (new Set(wornList.map(({ slotId }) => slotId)).size < wornList.length) return false
  const codes = JSON.stringify(wornList.map(({ itemCode }) => itemCode))
  const { rows } = await tx.execute<RowOf<typeof pieceColumns>>(sql`
    select ${pieceColumns} from world_item
    where world_id = ${worldId} and item_code in (select json_array_elements_text(${codes}::json))`)
  return wornList.every(({ itemCode, slotId }) => {
    const item = rows.find(row => row.itemCode === itemCode)
    return item !== undefined && slotsOf(item.position).some(slot => slot.slotId === slotId)
  })
}

export async function removeSet(tx: Tx, { own, setNo }: OfCaller & { setNo: number }) {
  const { characterId } = await lockCharacter(tx, own)
  await tx.execute(sql`delete from equipment_set where character_id = ${characterId} and set_no = ${setNo}`)
  return { setList: await setsOf(tx, characterId) }
}
