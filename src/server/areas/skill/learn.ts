// Learning a level for tokens, once; and forgetting a skill.

import { and, eq, sql } from 'drizzle-orm'
import { achievementType } from '#rules/mission.ts'
import type { RefusalCode } from '#rules/refusals/index.ts'
import { type LearnFault, learnFault, skillCost } from '#rules/skills.ts'
import type { Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { balancesOf, currencies } from '../../platform/ledger/balances.ts'
import { systemAccounts } from '../../platform/ledger/post.ts'
import { lockCharacter, type OwnCharacter } from '../../platform/own-character.ts'
import { refuse } from '../../platform/refuse.ts'
import { postOrRefuse } from '../coin/charge.ts'
import { achieve } from '../mission/achieve.ts'
import { worldSkill } from '../world/tables.ts'
import { closeUp, countUp } from './set.ts'
import { skillsOf } from './settings.ts'
import { characterSkill, skillLevelUp } from './tables.ts'

const skillCause = (id: number) => ({ kind: 'skill', id: String(id) })

const codes: Record<LearnFault, RefusalCode> = {
  highest: 'SKILL_HIGHEST',
  shop: 'SKILL_SHOP_ONLY',
  class: 'SKILL_CLASS',
  level: 'SKILL_LEVEL',
  token: 'TOKEN_SHORT',
}

type Write = { own: OwnCharacter; skillCode: string }

/** @throws SKILL_NOT_FOUND, SKILL_CHANGED, SKILL_HIGHEST, SKILL_SHOP_ONLY, SKILL_CLASS, SKILL_LEVEL, TOKEN_SHORT */
export async function learn(
  tx: Tx,
  { userId, own, skillCode, level, now }: Write & { userId: string; level: number; now: Date },
) {
  const character = await lockCharacter(tx, own)
  const { characterId } = character
  const [skill] = await skillsOf(tx, character, skillCode)
  if (!skill) throw refuse('SKILL_NOT_FOUND')
  const { tokenNo, skillName } = skill
  const holder = { kind: 'character', id: characterId } as const
  const currency = currencies.token(character.worldId, tokenNo)
  const before = (await balancesOf(tx, holder, [currency]))[currency] ?? 0
  const fault = learnFault(skill, { level: character.level, balance: before })
  if (fault) throw refuse(codes[fault])
  if (level !== skill.learnedLevel + 1) throw refuse('SKILL_CHANGED')
  const paid = skillCost(skill.cost, level)
  const [row] = await tx
    .insert(skillLevelUp)
    .values({ characterId, skillCode, level, tokenNo, paid, createdAt: now })
    .returning({ id: skillLevelUp.id })
  await tx
    .insert(characterSkill)
    .values({ characterId, skillCode, level, learnedAt: now })
    .onConflictDoUpdate({ target: [characterSkill.characterId, characterSkill.skillCode], set: { level } })
  if (paid > 0) {
    const cause = skillCause(row?.id ?? 0)
    await postOrRefuse(tx, now, [{ cause, currency, amount: paid, from: holder, to: systemAccounts.sink }])
  }
  const [type, occasion] = [achievementType.skillLearn, `${characterId} ${skillCode} ${level}`]
  await achieve(tx, { userId, type, value: skillCode, occasion, happenedIn: character.worldId, now })
  return { skillName, level, paid, tokenNo, before, after: before - paid }
}

const skillNameColumn = columnsOf(worldSkill, null, ['skillName'])

/** Forgets a skill with all its levels, without a refund. @throws SKILL_NOT_LEARNED */
export async function forget(tx: Tx, { own, skillCode }: Write) {
  const { characterId, worldId } = await lockCharacter(tx, own)
  const rows = await tx
    .delete(characterSkill)
    .where(and(eq(characterSkill.characterId, characterId), eq(characterSkill.skillCode, skillCode)))
    .returning({ position: characterSkill.position })
  const forgotten = rows[0]
  if (!forgotten) throw refuse('SKILL_NOT_LEARNED')
  if (forgotten.position !== null) await closeUp(tx, characterId)
  const { rows: named } = await tx.execute<RowOf<typeof skillNameColumn>>(sql`
    select ${skillNameColumn} from world_skill where world_id = ${worldId} and skill_code = ${skillCode}`)
  return { skillName: named[0]?.skillName ?? '', version: await countUp(tx, characterId) }
}
