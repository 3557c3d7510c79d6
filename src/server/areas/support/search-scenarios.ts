// The support's search: scenarios of every state and world by id, title, master, or one of their participants. Who takes part
// in one is told by its record alone, whose opening stands in its log.

import { type SQL, sql } from 'drizzle-orm'
import { searchWords } from '#rules/novel.ts'
import { readKeyword, SUPPORT_MATCHES, type SupportMatch } from '#rules/support.ts'
import type { Db } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { masterName } from '../identity/master-name.ts'
import { scenario, scenarioPhase } from '../scenario/tables/scenario.ts'
import { world } from '../world/tables.ts'

const nameOfMaster = masterName('u')

type Wanted = { keyword: string; pageStart: number; perPage: number; now: Date }

const ofScenario = columnsOf(scenario, 's', ['scenarioId', 'worldId', 'title', 'isStaff', 'phase'])
const ofWorld = columnsOf(world, 'w', ['worldName'])
const ofPhase = columnsOf(scenarioPhase, 'p', ['state'])
type Found = RowOf<typeof ofScenario> &
  RowOf<typeof ofWorld> &
  RowOf<typeof ofPhase> & { masterName: string; matches: SupportMatch[] }

/** A text contains the words, in any width and in small or capital letters. */
export const has = (column: SQL, words: string): SQL =>
  sql`position(${words.toLowerCase()} in lower(normalize(${column}, NFKC))) > 0`

/** A `character c` of a `world w` has all of these folded words in its name. */
export const isNamed = (words: readonly string[]): SQL =>
  sql.join(
    words.map(
      word =>
        sql`c.search_keys @> search_word_keys(w.world_id || '/g:', ${word}) and position(${word} in c.search_text) > 0`,
    ),
    sql` and `,
  )

export async function searchScenarios(db: Db, { keyword, pageStart, perPage, now }: Wanted) {
  const hits = hitsOf(keyword)
  if (hits === null) return { scenarioList: [], count: 0, serverTime: now }
  const { rows } = await db.execute<Found>(sql`
    select ${ofScenario}, ${ofWorld}, ${ofPhase}, ${nameOfMaster} as "masterName", found.matches
    from (select scenario_id, array_agg(distinct match) as matches from (${hits}) as hit group by scenario_id) as found
    join scenario s on s.scenario_id = found.scenario_id join world w on w.world_id = s.world_id
    join app_user u on u.user_id = s.master_id
    join scenario_phase p on p.scenario_id = s.scenario_id and p.phase = s.phase
    order by s.scenario_id desc limit ${perPage} offset ${(pageStart - 1) * perPage}`)
  return {
    scenarioList: rows.map(({ matches, ...row }) => ({
      ...row,
      matchList: SUPPORT_MATCHES.filter(match => matches.includes(match)),
    })),
    count: await countOf(db, sql`(select distinct scenario_id from (${hits}) as hit) as found`),
    serverTime: now,
  }
}

/** Scenarios that match, once for each reason; null when nothing was typed but blanks. */
function hitsOf(keyword: string): SQL | null {
  const { words, scenarioId, isMail } = readKeyword(keyword)
  const folded = searchWords(words)
  if (folded.length === 0) return null
  // A whole address finds its user; parts of one find nothing, so that nobody looks through addresses.
  if (isMail) {
    return sql`select e.scenario_id, 'mail' as match from app_user u join scenario_entry e on e.user_id = u.user_id
      where lower(u.mailaddress) = ${words.toLowerCase()}`
  }
  return sql`
    select scenario_id, 'id' as match from scenario where scenario_id = ${scenarioId}
    union all select s.scenario_id, 'title' from scenario s where ${has(sql`s.title`, words)}
    union all select s.scenario_id, 'master' from app_user u join scenario s on s.master_id = u.user_id
      where ${has(nameOfMaster, words)}
    union all select e.scenario_id, 'user' from app_user u join scenario_entry e on e.user_id = u.user_id
      where ${has(sql`u.user_name`, words)}
    union all select e.scenario_id, 'character' from world w
      join character c on c.world_id = w.world_id and ${isNamed(folded)}
      join scenario_entry e on e.character_id = c.character_id`
}
