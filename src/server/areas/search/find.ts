// The search: a page of one kind, or the first few of all; and names near to what was typed where nothing has it.
import { sql } from 'drizzle-orm'
import { searchKey } from '#rules/novel.ts'
import { filtersOf, type SearchFilters } from '#rules/search/filters.ts'
import {
  NEAR_MOST,
  SEARCH_FIRST,
  SEARCH_KINDS,
  SEARCH_SIZE,
  type SearchKind,
  type SearchSort,
  sortOf,
} from '#rules/search/kinds.ts'
import { isNear, nearPieces } from '#rules/search/near.ts'
import type { Db } from '../../db/client.ts'
import { searchSources } from '../search-kinds.ts'
import { askedOf } from './asked.ts'
import { pageOf } from './page-of.ts'
import { type Asked, allOf, anyOf, type Hit, type SearchSource } from './source.ts'

type Wanted = SearchFilters & { userId: string | null; keyword?: string | undefined; now: Date }

/** Whether nothing can be found, because a guest asks for what the guest likes. */
const isNothing = ({ userId, filters }: Asked): boolean => filters.liked === true && userId === null

export async function find(
  db: Db,
  { kind, page, s, ...wanted }: Wanted & { kind: SearchKind; page: number; s?: SearchSort | undefined },
) {
  const { userId, keyword = '', now, ...filters } = wanted
  const asked = await askedOf(db, { userId, keyword, now, filters: filtersOf(kind, filters) })
  const place = { sort: sortOf(asked.words, s), from: (page - 1) * SEARCH_SIZE, size: SEARCH_SIZE }
  const { count, hitList } = await hitsOf(db, kind, asked, place)
  return { count, hitList, nearList: count > 0 ? [] : await nearOf(db, kind, asked) }
}

/** Finds the first few hits of every kind. A kind is searched without the filters that it does not know. */
export async function findAll(db: Db, wanted: Wanted) {
  const { userId, keyword = '', now, ...filters } = wanted
  const given = await askedOf(db, { userId, keyword, now, filters })
  const each = await Promise.all(
    SEARCH_KINDS.map(async kind => {
      const own = filtersOf(kind, filters)
      // A kind without a filter of worlds searches others than those that were asked for.
      const asked = isSameWorlds(own, filters)
        ? { ...given, filters: own }
        : await askedOf(db, { userId, keyword, now, filters: own })
      const place = { sort: sortOf(asked.words, undefined), from: 0, size: SEARCH_FIRST }
      return { kind, asked, ...(await hitsOf(db, kind, asked, place)) }
    }),
  )
  const isFound = each.some(({ count }) => count > 0)
  const near = isFound ? [] : await Promise.all(each.map(({ kind, asked }) => nearOf(db, kind, asked)))
  return {
    kindList: each.map(({ kind, count, hitList }) => ({ kind, count, hitList })),
    nearList: near.flat().slice(0, NEAR_MOST),
  }
}

const isSameWorlds = (one: SearchFilters, other: SearchFilters): boolean =>
  one.worldId === other.worldId && Boolean(one.endedWorldFlg) === Boolean(other.endedWorldFlg)

type Place = Parameters<typeof pageOf>[3]

async function hitsOf(
  db: Db,
  kind: SearchKind,
  asked: Asked,
  place: Place,
): Promise<{ count: number; hitList: Hit[] }> {
  if (isNothing(asked)) return { count: 0, hitList: [] }
  const source = searchSources[kind]
  const { count, refs } = await pageOf(db, source, asked, place)
  return { count, hitList: await cardsOf(db, source, asked, refs) }
}

/** Hits in the order of their refs. */
export async function cardsOf(db: Db, source: SearchSource, asked: Asked, refs: readonly string[]): Promise<Hit[]> {
  const cards = refs.length === 0 ? [] : await source.cards(db, asked, refs)
  return refs.flatMap(ref => cards.find(card => card.ref === ref) ?? [])
}

/** Candidates whose distance is looked at. */
const NEAR_CANDIDATES = 2_000

/** Hits whose names differ from the typed word by one letter. */
async function nearOf(db: Db, kind: SearchKind, asked: Asked): Promise<Hit[]> {
  const source = searchSources[kind]
  const [word, ...others] = asked.words.map(searchKey)
  if (!source.near || word === undefined || others.length > 0 || isNothing(asked)) return []
  const { near: keyed, name } = source
  const pieces = nearPieces(word).map(each => allOf(each.map(piece => keyed(piece, asked))))
  if (pieces.length === 0) return []
  const { rows } = await db.execute<{ ref: string; name: string }>(sql`
    select ${source.ref} as ref, ${name} as name from ${source.from}
    where ${allOf([...source.conditions(asked), anyOf(pieces.map(piece => sql`(${piece})`))])} limit ${NEAR_CANDIDATES}`)
  const near = rows.filter(row => isNear(word, row.name)).slice(0, NEAR_MOST)
  return cardsOf(
    db,
    source,
    asked,
    near.map(({ ref }) => ref),
  )
}
