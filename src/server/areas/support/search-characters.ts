// The support's search of characters: those of every world by id and name, and by their user's name or whole mail address.
import { type SQL, sql } from 'drizzle-orm'
import { searchWords } from '#rules/novel.ts'
import { CHARACTER_MATCHES, type CharacterMatch, readKeyword } from '#rules/support.ts'
import type { Db } from '../../db/client.ts'
import { columnsOf, countOf, type RowOf } from '../../db/select.ts'
import { type ListedRow, listedColumns, toListed } from '../character/listed.ts'
import { character } from '../character/tables.ts'
import { appUser } from '../identity/tables.ts'
import { world } from '../world/tables.ts'
import { has, isNamed } from './search-scenarios.ts'

const ofCharacter = columnsOf(character, 'c', ['worldId', 'isHidden'])
const ofWorld = columnsOf(world, 'w', ['worldName'])
const ofUser = columnsOf(appUser, 'u', ['userName'])
type Found = ListedRow &
  RowOf<typeof ofCharacter> &
  RowOf<typeof ofWorld> &
  RowOf<typeof ofUser> & { matches: CharacterMatch[] }

type Wanted = { keyword: string; pageStart: number; perPage: number }

export async function searchCharacters(db: Db, { keyword, pageStart, perPage }: Wanted) {
  const hits = hitsOf(keyword)
  if (hits === null) return { characterList: [], count: 0 }
  const { rows } = await db.execute<Found>(sql`
    select ${listedColumns}, ${ofCharacter}, ${ofWorld}, ${ofUser}, found.matches
    from (select character_id, array_agg(distinct match) as matches from (${hits}) as hit group by character_id) as found
    join character c on c.character_id = found.character_id join world w on w.world_id = c.world_id
    join app_user u on u.user_id = c.user_id
    order by c.character_full_name collate "C", c.character_id limit ${perPage} offset ${(pageStart - 1) * perPage}`)
  return {
    characterList: rows.map(row => ({
      character: toListed(row),
      ...{ worldId: row.worldId, worldName: row.worldName, userName: row.userName, isHidden: row.isHidden },
      matchList: CHARACTER_MATCHES.filter(match => row.matches.includes(match)),
    })),
    count: await countOf(db, sql`(select distinct character_id from (${hits}) as hit) as found`),
  }
}

/** Characters that match, once for each reason; null when nothing was typed but blanks. */
function hitsOf(keyword: string): SQL | null {
  const { words, isMail } = readKeyword(keyword)
  const folded = searchWords(words)
  if (folded.length === 0) return null
  // A whole address finds its user; parts of one find nothing, so that nobody looks through addresses.
  if (isMail) {
    return sql`select c.character_id, 'mail' as match from app_user u join character c on c.user_id = u.user_id
      where lower(u.mailaddress) = ${words.toLowerCase()}`
  }
  return sql`
    select c.character_id, 'id' as match from character c where c.character_id = ${words}
    union all select c.character_id, 'name' from world w join character c on c.world_id = w.world_id and ${isNamed(folded)}
    union all select c.character_id, 'user' from app_user u join character c on c.user_id = u.user_id
      where ${has(sql`u.user_name`, words)}`
}
