// All voices and all pictures that everybody may hear and see, page by page.

import { type SQL, sql } from 'drizzle-orm'
import { GALLERY_COUNTED, GALLERY_SIZE } from '#rules/portal.ts'
import { soundSource } from '#rules/sounds.ts'
import type { Db } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { character } from '../character/tables.ts'
import { published } from '../novel/novel-row.ts'
import { scenario } from '../scenario/tables/scenario.ts'
import { scenarioReplay } from '../scenario-replay/tables.ts'
import { replayVoice, voiceClip } from '../voice/tables.ts'
import { world } from '../world/tables.ts'

type Asked = { page: number; worldId?: string | undefined; now: Date }

const ofWorld = (column: SQL, worldId: string | undefined): SQL =>
  worldId === undefined ? sql`true` : sql`${column} = ${worldId}`

const countOf = async (db: Db, of: SQL): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select 1 from ${of} limit ${GALLERY_COUNTED}) found`,
  )
  return rows[0]?.count ?? 0
}

const ofLine = columnsOf(replayVoice, 'v', ['clipId', 'scenarioId', 'phase', 'rowNo'])
const ofReplay = columnsOf(scenarioReplay, 'r', ['worldId'])
const ofScenario = columnsOf(scenario, 's', { scenarioTitle: 'title' })
const named = columnsOf(world, 'w', ['worldName'])
const ofClip = columnsOf(voiceClip, 'clip', ['characterId', 'creatorName', 'shouhinmei', 'voiceText', 'file'])
const ofCharacter = columnsOf(character, 'c', { characterFullName: 'characterFullName', characterIcon: 'icon' })
type Voice = RowOf<typeof ofLine> &
  RowOf<typeof ofReplay> &
  RowOf<typeof ofScenario> &
  RowOf<typeof named> &
  RowOf<typeof ofClip> &
  RowOf<typeof ofCharacter>

/** Voices on lines of replays without a private text. */
export async function listVoices(db: Db, { page, worldId }: Asked) {
  const found = sql`replay_voice v join voice_clip clip on clip.clip_id = v.clip_id
    join scenario_replay r on r.scenario_id = v.scenario_id and r.phase = v.phase and r.state = 'published'
    join scenario s on s.scenario_id = v.scenario_id and not s.is_private
    join world w on w.world_id = r.world_id join character c on c.character_id = clip.character_id
    where ${ofWorld(sql`r.world_id`, worldId)}`
  const { rows } = await db.execute<Voice>(sql`
    select ${ofLine}, ${ofReplay}, ${ofScenario}, ${named}, ${ofClip}, ${ofCharacter}
    from ${found} order by v.created_at desc, v.scenario_id, v.phase, v.row_no
    limit ${GALLERY_SIZE} offset ${(page - 1) * GALLERY_SIZE}`)
  return {
    voiceList: rows.map(({ file, ...row }) => ({ ...row, shouhinNaiyou: soundSource(file) })),
    count: await countOf(db, found),
  }
}

type Picture = {
  picture: string
  width: number | null
  height: number | null
  description: string
  novelId: number | null
  scenarioId: number | null
  phase: number | null
  worldId: string
  worldName: string
  title: string
}

/** Pictures in novels, their covers, and pictures of openings. A picture that stands in several places is shown once. */
export async function listPictures(db: Db, { page, worldId, now }: Asked) {
  const here = ofWorld(sql`w.world_id`, worldId)
  const ofNovel = sql`n.novel_id as "novelId", null::bigint as "scenarioId", null::smallint as phase,
    w.world_id as "worldId", w.world_name as "worldName", n.title, n.published_at as at`
  const novels = sql`novel n join world w on w.world_id = n.world_id`
  const all = sql`(select distinct on (picture) * from (
    select i.picture, i.width, i.height, i.description, ${ofNovel}
      from novel_picture i join ${novels} on n.novel_id = i.novel_id where ${published(now)} and ${here}
    union all
    select n.picture, n.picture_width as width, n.picture_height as height, '' as description, ${ofNovel}
      from ${novels} where n.picture is not null and ${published(now)} and ${here}
    union all
    select s.picture, null::int as width, null::int as height, '' as description, null::int as "novelId",
      s.scenario_id as "scenarioId", p.phase, w.world_id as "worldId", w.world_name as "worldName", s.title,
      p.published_at as at
      from scenario s join scenario_phase p on p.scenario_id = s.scenario_id and p.is_newest
      join world w on w.world_id = s.world_id
      where s.picture is not null and p.published_at is not null and ${here}) every
    order by picture, description desc, at) shown`
  const { rows } = await db.execute<Picture & { at: string }>(sql`
    select * from ${all} order by at desc, picture limit ${GALLERY_SIZE} offset ${(page - 1) * GALLERY_SIZE}`)
  return {
    pictureList: rows.map(({ at: _, scenarioId, phase, ...row }) => ({
      ...row,
      scenario: scenarioId === null || phase === null ? null : { scenarioId, phase },
    })),
    count: await countOf(db, all),
  }
}
