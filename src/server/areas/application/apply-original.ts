// Application to rename an item or a skill.

import { sql } from 'drizzle-orm'
import { originalNameFault, originalTextFault } from '#rules/applications.ts'
import type { Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { balancesOf, currencies } from '../../platform/ledger/balances.ts'
import { lockCharacter, type OwnCharacter } from '../../platform/own-character.ts'
import { refuse } from '../../platform/refuse.ts'
import type { ChargedCoin } from '../coin/charge.ts'
import { submitDraft } from '../draft/end-draft.ts'
import { wornCounts } from '../equipment/worn.ts'
import { characterSkill } from '../skill/tables.ts'
import { worldItem, worldSkill } from '../world/tables.ts'
import { handIn } from './hand-in.ts'

type Wanted = {
  userId: string
  own: OwnCharacter
  kind: 'item' | 'skill'
  code: string
  level: number
  name: string
  description: string
  coin: ChargedCoin
  draftId: string | null
  now: Date
}

/**
 * @throws ORIGINAL_NAME, ORIGINAL_TEXT, ORIGINAL_NOT_HELD, ORIGINAL_APPLYING, COIN_SHORT,
 *   APPLICATION_COIN
 */
export async function applyOriginal(tx: Tx, wanted: Wanted) {
  const { userId, own, kind, code, level, coin, draftId, now } = wanted
  const fault = originalNameFault(wanted.name) ?? originalTextFault(wanted.description)
  if (fault) throw refuse(fault)
  const character = await lockCharacter(tx, own)
  const { characterId } = character
  const ofKind = kind === 'item' ? await freePiece(tx, character, wanted) : await plainSkill(tx, character, wanted)
  const answer = await handIn(tx, {
    ...{ kind, userId, characterId, worldId: character.worldId, code, level, coin, now },
    name: wanted.name.trim(),
    description: wanted.description.trim() || ofKind.description,
    ...(ofKind.held === undefined ? {} : { held: ofKind.held }),
    taken: 'ORIGINAL_APPLYING',
  })
  await submitDraft(tx, userId, draftId, now)
  return answer
}

type Thing = { description: string; held?: string }

const descriptionColumn = columnsOf(worldItem, null, ['description'])
const ofSkill = columnsOf(worldSkill, 's', ['description'])
const ofName = columnsOf(characterSkill, 'cs', ['originalizeId'])

/** @throws ORIGINAL_NOT_HELD */
async function freePiece(tx: Tx, { characterId, worldId }: OwnCharacter, { code, level }: Wanted): Promise<Thing> {
  const held = currencies.item(worldId, code, { level })
  const { rows } = await tx.execute<RowOf<typeof descriptionColumn>>(sql`
    select ${descriptionColumn} from world_item where world_id = ${worldId} and item_code = ${code}`)
  const balances = await balancesOf(tx, { kind: 'character', id: characterId }, [held])
  const worn = (await wornCounts(tx, characterId)).get(held) ?? 0
  if (!rows[0] || (balances[held] ?? 0) - worn < 1) throw refuse('ORIGINAL_NOT_HELD')
  return { description: rows[0].description, held }
}

/** @throws ORIGINAL_NOT_HELD, ORIGINAL_APPLYING */
async function plainSkill(tx: Tx, { characterId, worldId }: OwnCharacter, { code }: Wanted): Promise<Thing> {
  const { rows } = await tx.execute<RowOf<typeof ofSkill> & RowOf<typeof ofName>>(sql`
    select ${ofSkill}, ${ofName} from character_skill cs
    join world_skill s on s.world_id = ${worldId} and s.skill_code = cs.skill_code
    where cs.character_id = ${characterId} and cs.skill_code = ${code}`)
  if (!rows[0]) throw refuse('ORIGINAL_NOT_HELD')
  if (rows[0].originalizeId !== null) throw refuse('ORIGINAL_APPLYING')
  return { description: rows[0].description }
}
