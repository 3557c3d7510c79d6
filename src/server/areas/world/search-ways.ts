// Ways to read one page of a search for characters.
import { type SQL, sql } from 'drizzle-orm'
import { CHARACTER_SEARCH_SIZE, type CharacterSort } from '#rules/worlds.ts'
import type { Db } from '../../db/client.ts'
import { type CharacterRow, characterColumns } from './character-row.ts'
import type { Conditions } from './criteria.ts'

export type Search = { sort: CharacterSort; page: number; conditions: Conditions }

/** Orders of `character c`; each has an index. */
export const orders: Record<CharacterSort, SQL> = {
  new: sql`c.created_at desc, c.character_id desc`,
  kana: sql`c.kana collate "C", c.character_id`,
  level: sql`c.level desc, c.character_id desc`,
}

const onPage = (page: number): SQL => sql`limit ${CHARACTER_SEARCH_SIZE} offset ${(page - 1) * CHARACTER_SEARCH_SIZE}`

type Collected = {
  /** Number of results, up to the limit. */
  count: number
  /** Ids of the page, valid if all results were collected. */
  ids: string[]
}

/** Collects all results, or the first ones in the table up to a limit, and sorts them. */
export async function collect(db: Db, { conditions, sort, page }: Search, most: number | null): Promise<Collected> {
  const { rows } = await db.execute<Collected>(sql`
    with c as materialized (
      select c.character_id, c.created_at, c.kana, c.level from character c
      where ${conditions.indexed()} limit ${most})
    select (select count(*) from c) as count,
      array(select c.character_id from c order by ${orders[sort]} ${onPage(page)}) as ids`)
  return rows[0] as Collected
}

export type Sampled = {
  /** Estimated number of results. */
  hits: number
  /** Most rows that an order goes through. */
  rows: number
}

/** One of this many characters has the key of the sample (the trigger of search_keys). */
const SAMPLE_OF = 256
const SAMPLE_LIMIT = 400

export async function sample(db: Db, { conditions }: Search): Promise<Sampled> {
  const { rows } = await db.execute<{ count: number; rows: number }>(sql`
    select greatest(reltuples, 0) as rows, (
      select count(*) from (select from character c where ${conditions.indexed(['s:'])} limit ${SAMPLE_LIMIT}) c) as count
    from pg_class where oid = 'character'::regclass`)
  const [{ count, rows: all } = { count: 0, rows: 0 }] = rows
  return { hits: count * SAMPLE_OF, rows: all }
}

/**
 * Goes through the world in order, reading a limited number of rows. @returns a page, or a part of it if the rows did not
 * suffice
 */
export async function walk(db: Db, { conditions, sort, page }: Search, most: number): Promise<CharacterRow[]> {
  const { rows } = await db.execute<CharacterRow>(sql`
    select ${characterColumns} from (
      select c.* from character c where ${conditions[sort === 'level' ? 'worldAndLevel' : 'world']}
      order by ${orders[sort]} limit ${most}) c
    where ${conditions.plain} order by ${orders[sort]} ${onPage(page)}`)
  return rows
}

/** Reads the page in the way that PostgreSQL's planner chooses. */
export async function planned(db: Db, { conditions, sort, page }: Search): Promise<CharacterRow[]> {
  const { rows } = await db.execute<CharacterRow>(sql`
    select ${characterColumns} from character c where ${conditions.indexed()} order by ${orders[sort]} ${onPage(page)}`)
  return rows
}

export async function read(db: Db, { sort }: Search, ids: readonly string[]): Promise<CharacterRow[]> {
  const { rows } = await db.execute<CharacterRow>(sql`
    select ${characterColumns} from character c where c.character_id = any(${sql.param(ids)}::text[])
    order by ${orders[sort]}`)
  return rows
}
