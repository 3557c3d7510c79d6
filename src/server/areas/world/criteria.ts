// Criteria of a search for characters as SQL, in two forms: conditions on the columns, and keys of the index (search_keys,
// which a trigger writes; every key names its world).
import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { meetsCharacter } from '../block/between.ts'

export type Criteria = {
  worldId: string
  name?: string | undefined
  race?: string | undefined
  class?: string | undefined
  levelFrom?: number | undefined
  levelTo?: number | undefined
  title?: string | undefined
  isNpc?: boolean | undefined
  isFollowed?: boolean | undefined
  /** Searching user; null for a guest. */
  viewerId: string | null
}

/** Conditions on `character c`. */
export type Conditions = {
  /** All conditions, through the index of keys if there are any; the keys of `more` narrow them. */
  indexed: (more?: readonly string[]) => SQL
  isKeyed: boolean
  /** All conditions but the world, without the index: for testing each row in the course of an order. */
  plain: SQL
  /** Conditions with which the indexes of the orders begin. */
  world: SQL
  worldAndLevel: SQL
}

const MOST_WORDS = 8
/** Letters of one key: a text with the key contains the word. */
const LETTERS_OF_A_KEY = 2

export async function conditionsOf(db: Db | Tx, { worldId, ...criteria }: Criteria): Promise<Conditions> {
  const names = await wordsOf(db, `${worldId}/g:`, criteria.name)
  const titles = await wordsOf(db, `${worldId}/t:`, criteria.title)
  const given = [
    ...(criteria.race === undefined ? [] : [`a:${criteria.race}`]),
    ...(criteria.class === undefined ? [] : [`k:${criteria.class}`]),
    ...(criteria.isNpc === undefined ? [] : [`n:${criteria.isNpc}`]),
  ]
  const keysWith = (more: readonly string[]) => [
    ...[...given, ...more].map(key => `${worldId}/${key}`),
    ...[...names, ...titles].flatMap(({ keys }) => keys),
  ]
  const words = [
    ...names.map(word => ({ ...word, isMet: sql`position(${word.word} in c.search_text) > 0` })),
    ...titles.map(word => ({ ...word, isMet: sql`position(${word.word} in search_key(c.shogo)) > 0` })),
  ]
  const world = sql`c.world_id = ${worldId}`
  const level = levels(criteria)
  const always = [sql`not c.is_hidden`, meetsCharacter(criteria.viewerId), ...level, ...followed(criteria)]
  // Keys prove that all pairs of letters occur, but not that they stand together.
  const long = words.filter(({ word }) => [...word].length > LETTERS_OF_A_KEY).map(({ isMet }) => isMet)
  const isKeyed = keysWith([]).length > 0
  const indexed = (more: readonly string[] = []) => {
    const keys = keysWith(more)
    // The condition of the keys is left out where there is none: the index of the order then finds the rows of the world better.
    const keyed = keys.length === 0 ? [] : [sql`c.search_keys @> ${sql.param(keys)}::text[]`]
    return all([world, ...always, ...keyed, ...long])
  }
  return {
    isKeyed,
    indexed,
    plain: all([
      ...always,
      ...(criteria.race === undefined ? [] : [sql`c.class_a_id = ${criteria.race}`]),
      ...(criteria.class === undefined ? [] : [sql`${criteria.class} in (c.class_b_id, c.class_c_id)`]),
      ...(criteria.isNpc === undefined ? [] : [sql`c.is_npc = ${criteria.isNpc}`]),
      ...words.map(({ isMet }) => isMet),
    ]),
    world,
    worldAndLevel: all([world, ...level]),
  }
}

const all = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` and `)

const levels = ({ levelFrom, levelTo }: Pick<Criteria, 'levelFrom' | 'levelTo'>): SQL[] => [
  ...(levelFrom === undefined ? [] : [sql`c.level >= ${levelFrom}`]),
  ...(levelTo === undefined ? [] : [sql`c.level <= ${levelTo}`]),
]

// An array, which the planner takes to be short; with a subquery it would read the whole world.
const followed = ({ isFollowed, viewerId }: Pick<Criteria, 'isFollowed' | 'viewerId'>): SQL[] =>
  isFollowed
    ? [
        sql`c.character_id = any(array(
      select f.character_id from user_follow_character f where f.user_id = ${viewerId}))`,
      ]
    : []

type Word = { word: string; keys: string[] }

/** Words of the typed text, folded and cut by the database in the same way as the searched texts. */
async function wordsOf(db: Db | Tx, mark: string, typed: string | undefined): Promise<Word[]> {
  if (typed === undefined || typed.trim() === '') return []
  const { rows } = await db.execute<Word>(sql`
    select word, search_word_keys(${mark}, word) as keys
    from regexp_split_to_table(search_key(${typed}), '\\s+') with ordinality as split (word, place)
    where word <> '' order by place limit ${MOST_WORDS}`)
  return rows
}
