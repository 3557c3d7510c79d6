// A page of the hits of one kind. As far as hits are counted, all of them are collected by the index and sorted. Where
// there are more, the page is read in the order of time: so many rows fit that a page of them is met soon. Words that nearly
// everything has are looked for in the rows themselves: the planner would cut each of them into its pieces.
import { type SQL, sql } from 'drizzle-orm'
import { SEARCH_COUNTED_MOST, type SearchSort } from '#rules/search/kinds.ts'
import type { Db, Tx } from '../../db/client.ts'
import { type Asked, allOf, type SearchSource } from './source.ts'

type Place = { sort: SearchSort; from: number; size: number }
type Found = { count: number; refs: string[] }

export async function pageOf(db: Db | Tx, source: SearchSource, asked: Asked, place: Place): Promise<Found> {
  const found = await collect(db, source, asked, place, await isEverywhere(db, source, asked))
  if (found.count <= SEARCH_COUNTED_MOST) return found
  return { count: SEARCH_COUNTED_MOST, refs: await walk(db, source, asked, place) }
}

/** @param more conditions beside those of the search */
export const whereOf = ({ conditions, keyed }: SearchSource, asked: Asked, more: readonly SQL[] = []): SQL =>
  allOf([...conditions(asked), ...asked.words.map(word => keyed(word, asked)), ...more])

const direction = (sort: SearchSort): SQL => (sort === 'old' ? sql`asc` : sql`desc`)

/** Signs between the parts of a name, which users leave out or type as a space. */
const BETWEEN = ' ・=·.,、'

/**
 * Distance of a hit from what was typed: 0 for a name that is just that, 1 for one that begins with it, 2 for one that has all the
 * words, 3 for words that stand elsewhere.
 */
function distanceOf(name: SQL, { words }: Asked): SQL {
  const typed = words.map(word => [...word].filter(letter => !BETWEEN.includes(letter)).join('')).join('')
  const lines = sql`E'\n' || translate(${name}, ${BETWEEN}, '') || E'\n'`
  return sql`case
    when position(E'\n' || ${typed}::text || E'\n' in ${lines}) > 0 then 0
    when position(E'\n' || ${typed}::text in ${lines}) > 0 then 1
    when ${allOf(words.map(word => sql`position(${word} in ${name}) > 0`))} then 2 else 3 end`
}

/** Rows that are looked at, and their share from which a word is taken for one that nearly everything has. */
const SAMPLE = 64
const NEARLY_ALL = 0.75

/** Whether nearly all rows of a kind have the words, as a few of them tell, whoever may read these. */
async function isEverywhere(db: Db | Tx, { plain, from }: SearchSource, asked: Asked): Promise<boolean> {
  if (!plain || asked.words.length === 0) return false
  const { rows } = await db.execute<{ fit: number }>(sql`
    select count(*)::int as fit from (
      select ${allOf(asked.words.map(word => plain(word, asked)))} as fits from ${from} limit ${SAMPLE}) sample
    where fits`)
  return (rows[0]?.fit ?? 0) >= SAMPLE * NEARLY_ALL
}

const plainly = (source: SearchSource, asked: Asked): SQL => {
  const { plain = source.keyed } = source
  return allOf([...source.conditions(asked), ...asked.words.map(word => plain(word, asked))])
}

/** @param isPlain whether the words are looked for without the index */
async function collect(
  db: Db | Tx,
  source: SearchSource,
  asked: Asked,
  { sort, from, size }: Place,
  isPlain: boolean,
): Promise<Found> {
  const way = direction(sort)
  const isByFit = sort === 'fit'
  // Beyond the count the page stays empty, because `walk` reads it then.
  const { rows } = await db.execute<Found>(sql`
    with found as materialized (
      select ${source.ref} as ref, ${source.at} as at, ${source.id} as id, ${isByFit ? source.name : sql`''`} as name
      from ${source.from} where ${isPlain ? plainly(source, asked) : whereOf(source, asked)}
      limit ${SEARCH_COUNTED_MOST + 1})
    select (select count(*)::int from found) as count,
      case when (select count(*) from found) > ${SEARCH_COUNTED_MOST} then '{}' else array(
        select ref from found order by ${isByFit ? distanceOf(sql`name`, asked) : sql`0::int`}, at ${way}, id ${way}
        limit ${size} offset ${from}) end as refs`)
  return rows[0] as Found
}

/** Refs of a page in the order of time, for searches with more hits than are counted. */
async function walk(db: Db | Tx, source: SearchSource, asked: Asked, { sort, from, size }: Place): Promise<string[]> {
  const { at, id } = source
  const way = direction(sort)
  const { rows } = await db.execute<{ ref: string }>(sql`
    select ${source.ref} as ref from ${source.from} where ${plainly(source, asked)}
    order by ${at} ${way}, ${id} ${way} limit ${size} offset ${from}`)
  return rows.map(({ ref }) => ref)
}
