// What a search for characters asks for, as SQL: said once of the columns, and once as keys of the index (search_keys, which a
// trigger writes; every key names its world).
import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'

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
  /** Who asks; null: a guest. */
  viewerId: string | null
}

/** Conditions on `character c`. */
export type Conditions = {
  /** All of them, by the index of the keys where there are any; `more` keys narrow them. */
  indexed: (more?: readonly string[]) => SQL
  isKeyed: boolean
  /** All but the world, without the index: what those are asked that are met on the way through an order. */
  plain: SQL
  /** What the orders' indexes begin with. */
  world: SQL
  worldAndLevel: SQL
}

const MOST_WORDS = 8
/** So many letters are one key: a text that has it has the word. */
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
  const always = [sql`not c.is_hidden`, ...level, ...followed(criteria)]
  // The keys say which pairs of letters there are, not that they stand together.
  const long = words.filter(({ word }) => [...word].length > LETTERS_OF_A_KEY).map(({ isMet }) => isMet)
  const isKeyed = keysWith([]).length > 0
  const indexed = (more: readonly string[] = []) => {
    const keys = keysWith(more)
    // Without a key the world is better found by the order's index.
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

// As a list it is taken for what it is, short: as a condition the whole world would be asked for it.
const followed = ({ isFollowed, viewerId }: Pick<Criteria, 'isFollowed' | 'viewerId'>): SQL[] =>
  isFollowed
    ? [
        sql`c.character_id = any(array(
      select f.character_id from user_follow_character f where f.user_id = ${viewerId}))`,
      ]
    : []

type Word = { word: string; keys: string[] }

/** The words of what was typed, as the database itself folds and cuts texts. */
async function wordsOf(db: Db | Tx, mark: string, typed: string | undefined): Promise<Word[]> {
  if (typed === undefined || typed.trim() === '') return []
  const { rows } = await db.execute<Word>(sql`
    select word, search_word_keys(${mark}, word) as keys
    from regexp_split_to_table(search_key(${typed}), '\\s+') with ordinality as split (word, place)
    where word <> '' order by place limit ${MOST_WORDS}`)
  return rows
}
