// Finding characters of a world. Every criterion but the level is a key of one index (search_keys, which a trigger writes),
// the orders are indexes of their own, and nothing is counted further than pages reach: the cost does not grow with the world.
import { type SQL, sql } from 'drizzle-orm'
import { CHARACTER_SEARCH_PAGES, CHARACTER_SEARCH_SIZE, type CharacterSort } from '#rules/worlds.ts'
import type { Db, Tx } from '../../db/client.ts'
import { type CharacterRow, characterColumns } from './character-row.ts'
import { worldOrRefuse } from './world-row.ts'

type Criteria = {
  worldId: string
  name?: string | undefined
  race?: string | undefined
  class?: string | undefined
  levelFrom?: number | undefined
  levelTo?: number | undefined
  title?: string | undefined
  isNpc?: boolean | undefined
  isFollowed?: boolean | undefined
  /** Who asks; null: a guest. */
  viewerId: string | null
  sort: CharacterSort
  page: number
}

const MOST_FOUND = CHARACTER_SEARCH_PAGES * CHARACTER_SEARCH_SIZE
const MOST_WORDS = 8

export const orders: Record<CharacterSort, SQL> = {
  new: sql`c.created_at desc, c.character_id desc`,
  kana: sql`c.kana collate "C", c.character_id`,
  level: sql`c.level desc, c.character_id desc`,
}

/** @throws WORLD_NOT_FOUND */
export async function searchCharacters(db: Db, criteria: Criteria) {
  await worldOrRefuse(db, criteria.worldId)
  const all = sql.join(await conditions(db, criteria), sql` and `)
  const { rows: found } = await db.execute<{ id: string }>(sql`
    select c.character_id as id from character c where ${all} limit ${MOST_FOUND + 1}`)
  const isMore = found.length > MOST_FOUND
  // Few are put in order by themselves; many are soon met in the order's index. What the planner would guess of criteria that
  // go together, or never do, is not asked.
  const these = isMore ? all : sql`c.character_id = any(${sql.param(found.map(({ id }) => id))}::text[])`
  const { rows: characterList } = await db.execute<CharacterRow>(sql`
    select ${characterColumns} from character c where ${these} order by ${orders[criteria.sort]}
    limit ${CHARACTER_SEARCH_SIZE} offset ${(criteria.page - 1) * CHARACTER_SEARCH_SIZE}`)
  return { characterList, count: Math.min(found.length, MOST_FOUND), isMore }
}

export async function conditions(
  db: Db | Tx,
  { worldId, name, title, levelFrom, levelTo, ...criteria }: Criteria,
): Promise<SQL[]> {
  const names = await wordsOf(db, 'g:', name)
  const titles = await wordsOf(db, 't:', title)
  const keys = [
    ...(criteria.race === undefined ? [] : [`a:${criteria.race}`]),
    ...(criteria.class === undefined ? [] : [`k:${criteria.class}`]),
    ...(criteria.isNpc === undefined ? [] : [`n:${criteria.isNpc}`]),
    ...[...names, ...titles].flatMap(word => word.keys),
  ]
  return [
    sql`c.world_id = ${worldId} and not c.is_hidden`,
    // Without a key of its own the world is better found by the order's index.
    ...(keys.length === 0 ? [] : [sql`c.search_keys @> ${sql.param([`w:${worldId}`, ...keys])}::text[]`]),
    // The keys say which pairs of letters there are, not that they stand together.
    ...names.map(({ word }) => sql`position(${word} in c.search_text) > 0`),
    ...titles.map(({ word }) => sql`position(${word} in search_key(c.shogo)) > 0`),
    ...(levelFrom === undefined ? [] : [sql`c.level >= ${levelFrom}`]),
    ...(levelTo === undefined ? [] : [sql`c.level <= ${levelTo}`]),
    ...(criteria.isFollowed
      ? [
          // As a list it is taken for what it is, short: as a condition the whole world would be asked for it.
          sql`c.character_id = any(array(
      select f.character_id from user_follow_character f where f.user_id = ${criteria.viewerId}))`,
        ]
      : []),
  ]
}

/** The words of what was typed, as the database itself folds and cuts texts. */
async function wordsOf(
  db: Db | Tx,
  mark: string,
  typed: string | undefined,
): Promise<{ word: string; keys: string[] }[]> {
  if (typed === undefined || typed.trim() === '') return []
  const { rows } = await db.execute<{ word: string; keys: string[] }>(sql`
    select word, search_word_keys(${mark}, word) as keys
    from regexp_split_to_table(search_key(${typed}), '\\s+') with ordinality as split (word, place)
    where word <> '' order by place limit ${MOST_WORDS}`)
  return rows
}
