// Items and skills of a character that can still be renamed.

import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { columnsOf, type Present, type RowOf } from '../../db/select.ts'
import { currencies, itemOfCurrency } from '../../platform/ledger/balances.ts'
import { ledgerAccount } from '../../platform/ledger/tables.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { wornCounts } from '../equipment/worn.ts'
import { characterSkill } from '../skill/tables.ts'
import { worldItem, worldSkill } from '../world/tables.ts'
import type { Words } from './own-applications.ts'

/** Limit far above the number in any world. */
const MOST = 1_000

const learned = columnsOf(characterSkill, 'cs', { code: 'skillCode', level: 'level' })
const ofSkill = columnsOf(worldSkill, 'k', { name: 'skillName', description: 'description' })
type SkillRow = RowOf<typeof learned> & RowOf<typeof ofSkill> & Pick<Words, 'picture'> & { isApplying: boolean }

export async function listOriginalizable(db: Db, { own: { characterId, worldId } }: { own: OwnCharacter }) {
  const itemList = await plainItems(db, characterId, worldId)
  const { rows: skillList } = await db.execute<SkillRow>(sql`
    select ${learned}, ${ofSkill}, null as picture,
      exists (select 1 from application a where a.character_id = cs.character_id and a.kind = 'skill'
        and a.code = cs.skill_code and a.status = 1) as "isApplying"
    from character_skill cs join world_skill k on k.world_id = ${worldId} and k.skill_code = cs.skill_code
    where cs.character_id = ${characterId} and cs.originalize_id is null
    order by k.display_order, cs.skill_code limit ${MOST}`)
  return { itemList, skillList }
}

const heldColumns = columnsOf(ledgerAccount, null, ['currency', 'balance'])
const itemColumns = columnsOf(worldItem, null, {
  ...{ code: 'itemCode', name: 'itemName', description: 'description', picture: 'picture' },
})

async function plainItems(db: Db, characterId: string, worldId: string) {
  const { rows: held } = await db.execute<Present<RowOf<typeof heldColumns>, 'balance'>>(sql`
    select ${heldColumns} from ledger_account
    where holder_kind = 'character' and holder_id = ${characterId} and currency like 'item:%' and balance > 0
    order by currency collate "C" limit ${MOST}`)
  const plain = held.flatMap(({ currency, balance }) => {
    const item = itemOfCurrency(currency)
    return item?.worldId === worldId && item.originalizeId === null ? [{ ...item, shojiSu: balance }] : []
  })
  if (plain.length === 0) return []
  const { rows } = await db.execute<RowOf<typeof itemColumns>>(sql`
    select ${itemColumns} from world_item
    where world_id = ${worldId} and item_code in ${[...new Set(plain.map(({ itemCode }) => itemCode))]}`)
  const words = new Map(rows.map(row => [row.code, row]))
  const worn = await wornCounts(db, characterId)
  return plain.flatMap(({ itemCode, level, shojiSu }) => {
    const item = words.get(itemCode)
    const free = Math.max(0, shojiSu - (worn.get(currencies.item(worldId, itemCode, { level })) ?? 0))
    return item ? [{ ...item, level, shojiSu, free }] : []
  })
}
