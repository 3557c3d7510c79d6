// A character of the caller's as it is written.
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import type { OwnCharacter } from '../../platform/own-character.ts'
import { type ToldRow, toldColumns } from '../character/told.ts'

export type SettingRow = { slotNo: number; heading: string; body: string; status: number; updatedAt: string }

export type ProfileRow = ToldRow & {
  characterId: string
  worldId: string
  worldName: string
  characterFullName: string
  familyName: string
  givenName: string
  middleName: string
  nameOrder: number
  kana: string
  className: string
  raceName: string | null
  level: number
  seibetsu: number
  shogo: string | null
  icon: string | null
  isIconDrawn: boolean
  isFriendListOpen: boolean
  version: number
}

export async function getProfile(db: Db | Tx, { own: { characterId } }: { own: OwnCharacter }) {
  const { rows } = await db.execute<ProfileRow>(sql`
    select c.character_id as "characterId", c.world_id as "worldId", w.world_name as "worldName",
      c.character_full_name as "characterFullName", c.family_name as "familyName", c.given_name as "givenName",
      c.middle_name as "middleName", c.name_order as "nameOrder", c.kana, c.class_name as "className",
      a.class_name as "raceName", c.level, c.seibetsu, c.shogo, c.icon, c.is_icon_drawn as "isIconDrawn",
      c.is_friend_list_open as "isFriendListOpen", c.version, ${toldColumns}
    from character c join world w on w.world_id = c.world_id
    left join world_class a on a.world_id = c.world_id and a.class_id = c.class_a_id
    where c.character_id = ${characterId}`)
  const { rows: settingList } = await db.execute<SettingRow>(sql`
    select slot_no as "slotNo", heading, body, status, updated_at as "updatedAt"
    from character_setting where character_id = ${characterId} order by slot_no`)
  return { ...(rows[0] as ProfileRow), settingList }
}
