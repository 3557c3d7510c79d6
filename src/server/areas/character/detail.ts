// A character for its page, for any viewer.
import { sql } from 'drizzle-orm'
import { shinseiStatus } from '#rules/codes/application.ts'
import { MOST_COUNTED } from '#rules/friends.ts'
import type { Db } from '../../db/client.ts'
import { type Absent, columnsOf, type RowOf } from '../../db/select.ts'
import { refuse } from '../../platform/refuse.ts'
import { meetsCharacter } from '../block/between.ts'
import { shownWorn } from '../equipment/bag.ts'
import { plainStatsOf } from '../equipment/stat-source.ts'
import { world, worldClass } from '../world/tables.ts'
import { character } from './tables.ts'
import { type ToldRow, toldColumns } from './told.ts'

const columns = columnsOf(character, 'c', [
  'characterId',
  'characterFullName',
  'kana',
  'worldId',
  'icon',
  'shogo',
  'className',
  'level',
  'isNpc',
  'isResting',
  'excludedStatus',
  'seibetsu',
  'isFriendListOpen',
])

const ofWorld = columnsOf(world, 'w', ['worldName'])
const ofRace = columnsOf(worldClass, 'a', { raceName: 'className' })
type Row = RowOf<typeof columns> &
  ToldRow &
  RowOf<typeof ofWorld> &
  Absent<RowOf<typeof ofRace>> & {
    isOwn: boolean
    friendCount: number | null
    followerCount: number | null
    settingList: { slotNo: number; heading: string; body: string; status: number }[]
  }

/**
 * Finds a character.
 * @param userId the viewer; null for a guest
 * @throws CHARACTER_NOT_FOUND
 */
export async function findCharacter(db: Db, characterId: string, userId: string | null) {
  const [{ rows }, { source, bag, worn, skills }] = await Promise.all([
    db.execute<Row>(sql`
      select ${columns}, ${toldColumns}, ${ofWorld}, ${ofRace}, v.is_own as "isOwn",
        case when c.is_friend_list_open or v.is_own then (
          select count(*) from character_friend f join character o on o.character_id = f.other_id
          where f.character_id = c.character_id and f.state = 'friend' and (v.is_own or not o.is_hidden)
            and ${meetsCharacter(userId, sql`o`)}
        ) end as "friendCount",
        case when c.is_friend_list_open or v.is_own then (
          select count(*) from (
            select 1 from user_follow_character u where u.character_id = c.character_id limit ${MOST_COUNTED}) as followers
        ) end as "followerCount",
        coalesce((
          select jsonb_agg(jsonb_build_object('slotNo', s.slot_no, 'heading', s.heading, 'body', s.body,
            'status', case when s.status = ${shinseiStatus.rejected} and not v.is_own
              then ${shinseiStatus.notApplied} else s.status end) order by s.slot_no)
          from character_setting s where s.character_id = c.character_id and s.body <> ''), '[]') as "settingList"
      from character c join world w on w.world_id = c.world_id
      left join world_class a on a.world_id = c.world_id and a.class_id = c.class_a_id
      cross join lateral (select coalesce(c.user_id = ${userId}, false) as is_own) v
      where c.character_id = ${characterId} and ${meetsCharacter(userId)}`),
    plainStatsOf(db, characterId),
  ])
  const row = rows[0]
  if (!row) throw refuse('CHARACTER_NOT_FOUND')
  return { ...row, stats: source, wornList: shownWorn(worn, bag), skillList: skills }
}

type CardRow = Pick<Row, 'characterFullName' | 'className' | 'level' | 'catchphrase' | 'profile' | 'icon' | 'worldName'>

/** Data for the link card of a character; null when the world has no such character. */
export async function findCard(db: Db, worldId: string, characterId: string): Promise<CardRow | null> {
  const { rows } = await db.execute<CardRow>(sql`
    select c.character_full_name as "characterFullName", c.class_name as "className", c.level, c.catchphrase, c.profile,
      c.icon, w.world_name as "worldName"
    from character c join world w on w.world_id = c.world_id
    where c.character_id = ${characterId} and c.world_id = ${worldId}`)
  return rows[0] ?? null
}

const iconColumns = columnsOf(character, null, ['characterId', 'icon'])

/**
 * Rows of CharacterSetUpIcon (rules §17): character id and icon id. No rows for an unknown character or one without an icon.
 */
export async function iconRows(db: Db, characterId: string): Promise<string[][]> {
  const { rows } = await db.execute<RowOf<typeof iconColumns>>(sql`
    select ${iconColumns} from character
    where character_id = ${characterId}`)
  return rows.flatMap(({ characterId: id, icon }) => (icon === null ? [] : [[id, icon]]))
}
