// Finding characters of a world, counted no further than pages reach. Few are collected by their keys and put in order. Of
// many, one page is met soon on the way through the order, or collected sooner: a sample tells which way is the shorter one,
// and where it told wrong the other way is taken, so that no search costs many times its shorter way.
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
  // Those whom somebody follows are few enough to be collected all.
  if (wanted.isFollowed) return byWay(db, search, { isWalk: false, rows: null })
  // How many have a level the planner knows; of keys that go together, or never do, it knows nothing.
  if (!search.conditions.isKeyed) return byWay(db, search, { isWalk: true, rows: null })
  return byWay(db, search, shorterWay(wanted.page, await sample(db, search)))
}

export type Way = {
  /** The page is met on the way through the order sooner than all are collected. */
  isWalk: boolean
  /** How many rows to try; null: as many as there are. */
  rows: number | null
}

/** A guess may be so many times too small. */
const ROOM = 4
/** So many must be met to know that there are more than pages reach. */
const LEAST_ROWS = MOST_FOUND + 1

/** To pass one row on the way costs about as much as to collect one. */
export function shorterWay(page: number, { hits, rows }: Sampled): Way {
  const onTheWay = (page * CHARACTER_SEARCH_SIZE * rows) / Math.max(hits, 1)
  return {
    isWalk: onTheWay < hits,
    rows: LEAST_ROWS + Math.ceil(ROOM * Math.min(onTheWay, hits)),
  }
}

type Found = { characterList: CharacterRow[]; count: number; isMore: boolean }

/** The answer is the same whatever way is taken; what it costs is not. */
export async function byWay(db: Db, search: Search, { isWalk, rows }: Way): Promise<Found> {
  const limit = isWalk ? LEAST_ROWS : rows
  const { count, ids } = await collect(db, search, limit)
  const isMore = count > MOST_FOUND
  const isWhole = limit === null || count < limit
  const characterList = isWhole ? await read(db, search, ids) : await pageOfMany(db, search, rows)
  return { characterList, count: Math.min(count, MOST_FOUND), isMore }
}

/** How many more rows are tried when those of one way did not suffice. */
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
