// A character's applications, and its free settings with the state of their applications.
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { characterSetting } from '../character/tables.ts'
import { application } from './tables.ts'

/** Columns with the state of application `a`. */
export const stands = columnsOf(application, 'a', [
  'applicationId',
  'status',
  'reason',
  'fee',
  'coin',
  'createdAt',
  'decidedAt',
])

export type Stands = RowOf<typeof stands> & { isUnseen: boolean }

/** Condition that application `a` was decided and its user has not seen the decision. */
export const isUnseen: SQL = sql`(a.status in (2, 3) and a.seen_at is null)`

const setting = columnsOf(characterSetting, 's', ['slotNo', 'heading', 'body', 'status'])
type SettingRow = RowOf<typeof setting> & { application: Stands | null }

export async function listSettings(db: Db, { own: { characterId } }: { own: OwnCharacter }) {
  const { rows } = await db.execute<SettingRow>(sql`
    select ${setting},
      (select json_build_object('applicationId', a.application_id, 'status', a.status, 'reason', a.reason, 'fee', a.fee,
          'coin', a.coin, 'createdAt', a.created_at, 'decidedAt', a.decided_at, 'isUnseen', ${isUnseen})
        from application a
        where a.character_id = s.character_id and a.kind = 'setting' and a.slot_no = s.slot_no
        order by a.application_id desc limit 1) as application
    from character_setting s where s.character_id = ${characterId} order by s.slot_no`)
  return { settingList: rows }
}

/** Original name, description and picture of the subject of application `a`. */
export const wordsBefore: SQL = sql`
  case a.kind
    when 'item' then (select json_build_object('name', i.item_name, 'description', i.description, 'picture', i.picture)
      from world_item i where i.world_id = a.world_id and i.item_code = a.code)
    when 'skill' then (select json_build_object('name', k.skill_name, 'description', k.description, 'picture', null)
      from world_skill k where k.world_id = a.world_id and k.skill_code = a.code)
  end as before`

export type Words = { name: string; description: string; picture: string | null }

const asked = columnsOf(application, 'a', ['kind', 'name', 'description', 'level'])

type OwnRow = Stands & RowOf<typeof asked> & { before: Words | null }

type Query = { own: OwnCharacter; group: 'original' | 'class'; offset: number; limit: number }

export async function listOwnApplications(db: Db, { own: { characterId }, group, offset, limit }: Query) {
  const kinds = group === 'class' ? sql`a.kind = 'class'` : sql`a.kind in ('item', 'skill')`
  const { rows } = await db.execute<OwnRow>(sql`
    select ${stands}, ${asked}, ${isUnseen} as "isUnseen", ${wordsBefore}
    from application a where a.character_id = ${characterId} and ${kinds}
    order by a.application_id desc limit ${limit} offset ${offset}`)
  const count = await countOf(db, sql`application a where a.character_id = ${characterId} and ${kinds}`)
  return { applicationList: rows, count }
}
