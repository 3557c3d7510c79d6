// One of the caller's characters, with its texts as they were typed.

import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { type Absent, columnsOf, type RowOf } from '../../db/select.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { character, characterSetting } from '../character/tables.ts'
import { type ToldRow, toldColumns } from '../character/told.ts'
import { world, worldClass } from '../world/tables.ts'

const setting = columnsOf(characterSetting, null, ['slotNo', 'heading', 'body', 'status', 'updatedAt'])
const columns = columnsOf(character, 'c', [
  'characterId',
  'worldId',
  'characterFullName',
  'familyName',
  'givenName',
  'middleName',
  'nameOrder',
  'kana',
  'className',
  'level',
  'seibetsu',
  'shogo',
  'icon',
  'isIconDrawn',
  'isFriendListOpen',
  'version',
])

export type SettingRow = RowOf<typeof setting>
const ofWorld = columnsOf(world, 'w', ['worldName'])
const ofRace = columnsOf(worldClass, 'a', { raceName: 'className' })
export type ProfileRow = RowOf<typeof columns> & ToldRow & RowOf<typeof ofWorld> & Absent<RowOf<typeof ofRace>>

export async function getProfile(db: Db | Tx, { own: { characterId } }: { own: OwnCharacter }) {
  const { rows } = await db.execute<ProfileRow>(sql`
    select ${columns}, ${toldColumns}, ${ofWorld}, ${ofRace}
    from character c join world w on w.world_id = c.world_id
    left join world_class a on a.world_id = c.world_id and a.class_id = c.class_a_id
    where c.character_id = ${characterId}`)
  const { rows: settingList } = await db.execute<SettingRow>(sql`
    select ${setting} from character_setting where character_id = ${characterId} order by slot_no`)
  return { ...(rows[0] as ProfileRow), settingList }
}
