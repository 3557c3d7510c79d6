// Effect of an approval, by the kind of the application.

import { sql } from 'drizzle-orm'
import { applicationCauses } from '#rules/applications.ts'
import { shinseiStatus } from '#rules/codes/application.ts'
import type { Tx } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { currencies } from '../../platform/ledger/balances.ts'
import { post, systemAccounts } from '../../platform/ledger/post.ts'
import { refuse } from '../../platform/refuse.ts'
import type { EndedApplication } from './end-application.ts'
import { originalized } from './tables.ts'

/** Id of an approved class in its world. */
const classIdOf = (applicationId: number): string => `O${applicationId}`

/** @throws APPLICATION_STALE, CLASS_NAME_TAKEN */
export async function grant(tx: Tx, approved: EndedApplication, now: Date): Promise<void> {
  switch (approved.kind) {
    case 'setting':
      return confirmSetting(tx, approved)
    case 'item':
      return grantItem(tx, approved, now)
    case 'skill':
      return grantSkill(tx, approved, now)
    case 'class':
      return grantClass(tx, approved)
  }
}

async function confirmSetting(tx: Tx, { characterId, slotNo, name, description }: EndedApplication): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update character_setting set status = ${shinseiStatus.approved}
    where character_id = ${characterId} and slot_no = ${slotNo} and status = ${shinseiStatus.applying}
      and heading = ${name} and body = ${description}`)
  if (!rowCount) throw refuse('APPLICATION_STALE')
}

/** Issues one piece with the new name, at the level of the held piece, which is gone. */
async function grantItem(tx: Tx, approved: EndedApplication, now: Date): Promise<void> {
  const { applicationId, characterId, worldId, code, level } = approved
  const originalizeId = await nameAnew(tx, approved, now)
  const currency = currencies.item(worldId, code ?? '', { level: level ?? 1, originalizeId })
  const cause = { kind: applicationCauses.original, id: String(applicationId) }
  const to = { kind: 'character', id: characterId } as const
  await post(tx, now, [{ cause, currency, amount: 1, from: systemAccounts.issue, to }])
}

async function grantSkill(tx: Tx, approved: EndedApplication, now: Date): Promise<void> {
  const originalizeId = await nameAnew(tx, approved, now)
  const { rowCount } = await tx.execute(sql`
    update character_skill set originalize_id = ${originalizeId}
    where character_id = ${approved.characterId} and skill_code = ${approved.code} and originalize_id is null`)
  if (!rowCount) throw refuse('APPLICATION_STALE')
}

const idColumn = columnsOf(originalized, null, ['id'])

async function nameAnew(tx: Tx, approved: EndedApplication, now: Date): Promise<number> {
  const { kind, worldId, code, name, description, characterId } = approved
  const { rows } = await tx.execute<RowOf<typeof idColumn>>(sql`
    insert into originalized (kind, world_id, code, name, description, character_id, created_at)
    values (${kind}, ${worldId}, ${code}, ${name}, ${description}, ${characterId}, ${now.toISOString()}) returning ${idColumn}`)
  if (!rows[0]) throw new Error('The name was not kept.')
  return rows[0].id
}

/**
 * Adds the class to its world, where its name must be new: among proposals an index sees to that, against the world's own
 * classes this statement.
 */
async function grantClass(tx: Tx, { applicationId }: EndedApplication): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    insert into world_class (world_id, class_id, class_kind, class_name, description, kijun, hosei, display_order, proposed_by)
    select a.world_id, ${classIdOf(applicationId)}, 'C', a.name, a.description, a.kijun, a.hosei,
      10000 + a.application_id, a.character_id
    from application a
    where a.application_id = ${applicationId}
      and not exists (select 1 from world_class c where c.world_id = a.world_id and c.class_name = a.name)`)
  if (!rowCount) throw refuse('CLASS_NAME_TAKEN')
}
