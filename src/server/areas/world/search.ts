// Search for characters of a world, counted no further than its pages reach. Few results are collected by their keys and
// sorted. For many, one page is found either sooner by going through the world in order (walk), or sooner by collecting: a
// sample tells the shorter way, and if it was wrong the other way is taken, so that no search costs many times its shorter
// way.
import { CHARACTER_SEARCH_PAGES, CHARACTER_SEARCH_SIZE } from '#rules/worlds.ts'
import type { Db } from '../../db/client.ts'
import type { CharacterRow } from './character-row.ts'
import { conditionsOf } from './criteria.ts'
import { collect, planned, read, type Sampled, type Search, sample, walk } from './search-ways.ts'
import { worldOrRefuse } from './world-row.ts'

const MOST_FOUND = CHARACTER_SEARCH_PAGES * CHARACTER_SEARCH_SIZE

type Wanted = Parameters<typeof conditionsOf>[1] & Pick<Search, 'sort' | 'page'>

/** @throws WORLD_NOT_FOUND */
export async function searchCharacters(db: Db, wanted: Wanted) {
  await worldOrRefuse(db, wanted.worldId)
  const search = { ...wanted, conditions: await conditionsOf(db, wanted) }
  // Followed characters are few enough to be collected.
  if (wanted.isFollowed) return byWay(db, search, { isWalk: false, rows: null })
  // For levels the planner has statistics; for combinations of keys it has none.
  if (!search.conditions.isKeyed) return byWay(db, search, { isWalk: true, rows: null })
  return byWay(db, search, shorterWay(wanted.page, await sample(db, search)))
}

export type Way = {
  /** Whether going through the order finds the page sooner than collecting all results. */
  isWalk: boolean
  /** Rows to try; null for no limit. */
  rows: number | null
}

/** Factor by which an estimate may be too small. */
const ROOM = 4
/** Results that prove that there are more than the pages reach. */
const LEAST_ROWS = MOST_FOUND + 1

/** The way with fewer rows; going past a row costs about as much as collecting one. */
export function shorterWay(page: number, { hits, rows }: Sampled): Way {
  const onTheWay = (page * CHARACTER_SEARCH_SIZE * rows) / Math.max(hits, 1)
  return {
    isWalk: onTheWay < hits,
    rows: LEAST_ROWS + Math.ceil(ROOM * Math.min(onTheWay, hits)),
  }
}

type Found = { characterList: CharacterRow[]; count: number; isMore: boolean }

/** The page by either way; the answer is the same, only the cost differs. */
export async function byWay(db: Db, search: Search, { isWalk, rows }: Way): Promise<Found> {
  const limit = isWalk ? LEAST_ROWS : rows
  const { count, ids } = await collect(db, search, limit)
  const isMore = count > MOST_FOUND
  const isWhole = limit === null || count < limit
  const characterList = isWhole ? await read(db, search, ids) : await pageOfMany(db, search, rows)
  return { characterList, count: Math.min(count, MOST_FOUND), isMore }
}

/** Factor for the rows to try when one way did not suffice. */
const GROWTH = 8

async function pageOfMany(db: Db, search: Search, rows: number | null): Promise<CharacterRow[]> {
  if (rows === null) return planned(db, search)
  for (let most = rows; ; ) {
    const met = await walk(db, search, most)
    if (met.length === CHARACTER_SEARCH_SIZE) return met
    most *= GROWTH
    const { count, ids } = await collect(db, search, most)
    if (count < most) return read(db, search, ids)
  }
}
