// Application for 公認 of a free setting with its current text.

import { sql } from 'drizzle-orm'
import { shinseiStatus } from '#rules/codes/application.ts'
import { required } from '#rules/validation/standard.ts'
import type { Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { lockCharacter, type OwnCharacter } from '../../platform/own-character.ts'
import { refuse } from '../../platform/refuse.ts'
import { characterSetting } from '../character/tables.ts'
import type { ChargedCoin } from '../coin/charge.ts'
import { handIn } from './hand-in.ts'

type Wanted = {
  userId: string
  own: OwnCharacter
  slotNo: number
  heading: string
  body: string
  coin: ChargedCoin
  now: Date
}

const settingColumns = columnsOf(characterSetting, null, ['heading', 'body'])

/** @throws SETTING_CHANGED, SETTING_STATE, COIN_SHORT, APPLICATION_COIN */
export async function applySetting(tx: Tx, wanted: Wanted) {
  const { userId, own, slotNo, heading, body, coin, now } = wanted
  const { characterId, worldId } = await lockCharacter(tx, own)
  const { rows } = await tx.execute<RowOf<typeof settingColumns>>(sql`
    select ${settingColumns} from character_setting where character_id = ${characterId} and slot_no = ${slotNo} for update`)
  const [slot] = rows
  if (!slot || slot.heading !== heading || slot.body !== body) throw refuse('SETTING_CHANGED')
  if (!required(body)) throw refuse('SETTING_STATE')
  const { rowCount } = await tx.execute(sql`
    update character_setting set status = ${shinseiStatus.applying}
    where character_id = ${characterId} and slot_no = ${slotNo}
      and status in (${shinseiStatus.notApplied}, ${shinseiStatus.rejected})`)
  if (!rowCount) throw refuse('SETTING_STATE')
  const words = { name: heading, description: body, slotNo }
  return handIn(tx, { kind: 'setting', userId, characterId, worldId, ...words, coin, taken: 'SETTING_STATE', now })
}
