// The list of the archive: published replays in which a user's characters have a seat, by the entries of the user alone.

import { type SQL, sql } from 'drizzle-orm'
import { ARCHIVE_MOST } from '#rules/archive.ts'
import type { ScenarioResult } from '#rules/scenario/replay.ts'
import type { Db } from '../../db/client.ts'
import { columnsOf, type Present, type RowOf } from '../../db/select.ts'
import { character } from '../character/tables.ts'
import { masterName } from '../identity/master-name.ts'
import { scenario } from '../scenario/tables/scenario.ts'
import { scenarioReplay } from '../scenario-replay/tables.ts'
import { world } from '../world/tables.ts'

const nameOfMaster = masterName('m')

export type Whose = { userId: string; characterId?: string | undefined }
type Size = { count: number; length: number }
const player = columnsOf(character, 'c', ['characterId', 'characterFullName', 'icon'])
const inWorld = columnsOf(world, 'w', ['worldName'])
type Player = RowOf<typeof player> & RowOf<typeof inWorld>

/** Seated entries of the user with their published replays, as `e` and `r`. */
const played = ({ userId, characterId }: Whose): SQL => sql`
  scenario_entry e join scenario_replay r on r.scenario_id = e.scenario_id and r.phase = e.phase and r.state = 'published'
  where e.user_id = ${userId} and e.state = 'seated'
    ${characterId === undefined ? sql`` : sql`and e.character_id = ${characterId}`}`

const ofReplay = columnsOf(scenarioReplay, 'of', ['scenarioId', 'phase', 'publishedAt', 'length'])
const ofScenario = columnsOf(scenario, 's', { worldId: 'worldId', scenarioTitle: 'title' })
type Row = Present<RowOf<typeof ofReplay>, 'publishedAt'> &
  RowOf<typeof ofScenario> &
  RowOf<typeof inWorld> & {
    masterName: string
    result: ScenarioResult
    characterList: Pick<Player, 'characterId' | 'characterFullName'>[]
  }

/** Replays of the archive from the newest, or from the oldest. */
async function rowsOf(db: Db, whose: Whose, page: SQL): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select ${ofReplay}, ${ofScenario}, ${inWorld}, ${nameOfMaster} as "masterName", of.result,
      (select json_agg(json_build_object('characterId', c.character_id, 'characterFullName', c.character_full_name)
          order by mine.entry_id)
        from scenario_entry mine join character c on c.character_id = mine.character_id
        where mine.scenario_id = of.scenario_id and mine.phase = of.phase and mine.user_id = ${whose.userId}
          and mine.state = 'seated') as "characterList"
    from (select distinct r.scenario_id, r.phase, r.published_at, r.length, r.replay->>'result' as result
        from ${played(whose)}) of
      join scenario s on s.scenario_id = of.scenario_id join world w on w.world_id = s.world_id
      join app_user m on m.user_id = s.master_id
    ${page}`)
  return rows
}

export type Archived = Row

/** All of them, in the order in which they were played. */
export const archiveOf = (db: Db, whose: Whose): Promise<Archived[]> =>
  rowsOf(db, whose, sql`order by of.published_at, of.scenario_id, of.phase limit ${ARCHIVE_MOST}`)

export async function getList(db: Db, asked: Whose & { pageStart: number; perPage: number }) {
  const { userId, pageStart, perPage } = asked
  const { rows: characters } = await db.execute<Player & Size>(sql`
    select ${player}, ${inWorld}, of.count, of.length
    from (select e.character_id, count(*)::int as count, sum(r.length)::int as length from ${played({ userId })}
        group by e.character_id) of
      join character c on c.character_id = of.character_id join world w on w.world_id = c.world_id
    order by of.count desc, c.character_id`)
  const all = await sizeOf(db, { userId })
  return {
    ...(asked.characterId === undefined ? all : await sizeOf(db, asked)),
    replayList: await rowsOf(
      db,
      asked,
      sql`order by of.published_at desc, of.scenario_id desc, of.phase desc
        limit ${perPage} offset ${(pageStart - 1) * perPage}`,
    ),
    characterList: characters,
    all,
  }
}

/** A replay with several of one's characters counts once. */
async function sizeOf(db: Db, whose: Whose): Promise<Size> {
  const { rows } = await db.execute<Size>(sql`
    select count(*)::int as count, coalesce(sum(length), 0)::int as length
    from (select distinct r.scenario_id, r.phase, r.length from ${played(whose)}) of`)
  return rows[0] ?? { count: 0, length: 0 }
}
