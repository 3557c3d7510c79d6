// Top of a world: its menu, its periods of registration, its guide, its newest characters.
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { meetsCharacter } from '../block/between.ts'
import { type CharacterRow, characterColumns } from './character-row.ts'
import { listGuide } from './guide.ts'
import { worldApplicationDate, worldCounter, worldMenu } from './tables.ts'
import { worldOrRefuse } from './world-row.ts'

const NEW_CHARACTERS = 6
const MOST_COUNTERS = 5
const MOST_DATES = 20

const counter = columnsOf(worldCounter, null, ['worldCounterId'])
const entry = columnsOf(worldMenu, null, ['menuType'])
const date = columnsOf(worldApplicationDate, null, ['title', 'startsAt', 'endsAt'])

/** @throws WORLD_NOT_FOUND */
export async function getTop(db: Db, { worldId, userId }: { worldId: string; userId: string | null }) {
  await worldOrRefuse(db, worldId)
  const { rows: counters } = await db.execute<RowOf<typeof counter>>(sql`
    select ${counter} from world_counter
    where world_id = ${worldId} order by world_counter_id limit ${MOST_COUNTERS}`)
  const { rows: newCharacterList } = await db.execute<CharacterRow>(sql`
    select ${characterColumns} from character c
    where c.world_id = ${worldId} and not c.is_hidden and not c.is_npc and ${meetsCharacter(userId)}
    order by c.created_at desc, c.character_id desc limit ${NEW_CHARACTERS}`)
  return {
    worldId,
    guideList: await listGuide(db, worldId),
    worldCounterIdList: counters.map(({ worldCounterId }) => worldCounterId),
    newCharacterList,
  }
}

/** @throws WORLD_NOT_FOUND */
export async function getMenu(db: Db, worldId: string) {
  await worldOrRefuse(db, worldId)
  const { rows: worldMenuList } = await db.execute<RowOf<typeof entry>>(sql`
    select ${entry} from world_menu
    where world_id = ${worldId} order by display_order, menu_type collate "C"`)
  return { worldMenuList }
}

/** @throws WORLD_NOT_FOUND */
export async function getApplicationDates(db: Db, { worldId, now }: { worldId: string; now: Date }) {
  await worldOrRefuse(db, worldId)
  const { rows: applicationDateList } = await db.execute<RowOf<typeof date>>(sql`
    select ${date} from world_application_date
    where world_id = ${worldId} and ends_at > ${now.toISOString()} order by ends_at, id limit ${MOST_DATES}`)
  return { applicationDateList }
}
