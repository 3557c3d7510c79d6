// Kinds of things that the search finds, the filters of each, and its limits. Contract, server and app read their names, so that they stand
// here; areas bring the rest: a source (src/server/areas/search-kinds.ts) and a face (src/app/areas/search-kinds.ts), without which a new
// kind does not compile.
import type { SearchFilter } from '../codes/screens.ts'

/** Kinds in the order of their tabs. */
export const SEARCH_KINDS = [
  'character',
  'scenario',
  'replay',
  'novel',
  'note',
  'tweet',
  'item',
  'world',
  'news',
] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** Word for all kinds in an address: the search then shows the first few hits of each. */
export const ALL_KINDS = 'all'
export type SearchType = SearchKind | typeof ALL_KINDS

/** Filters of each kind; others in an address are ignored. */
export const kindFilters: Record<SearchKind, readonly SearchFilter[]> = {
  character: ['worldId', 'liked', 'endedWorldFlg'],
  scenario: ['worldId', 'opend', 'cId', 'creatorId', 'endedWorldFlg'],
  replay: ['worldId', 'liked', 'cId', 'creatorId', 'endedWorldFlg'],
  novel: ['worldId', 'tags', 'liked', 'cId', 'endedWorldFlg'],
  note: ['worldId', 'tags', 'liked', 'cId', 'endedWorldFlg'],
  tweet: ['worldId', 'liked', 'cId', 'endedWorldFlg'],
  item: ['worldId', 'shouhinKbn', 'endedWorldFlg'],
  world: ['opend', 'endedWorldFlg'],
  news: ['worldId', 'endedWorldFlg'],
}

export const hasFilter = (kind: SearchKind, filter: SearchFilter): boolean => kindFilters[kind].includes(filter)

/** Orders: what fits the words best, the newest first, the oldest first. */
export const SEARCH_SORTS = ['fit', 'new', 'old'] as const
export type SearchSort = (typeof SEARCH_SORTS)[number]

/** Orders that a search may have, its own first: without words nothing fits better than another. */
export const sortsOf = (words: readonly string[]): readonly SearchSort[] =>
  words.length === 0 ? ['new', 'old'] : SEARCH_SORTS
export const sortOf = (words: readonly string[], s: SearchSort | undefined): SearchSort =>
  sortsOf(words).find(sort => sort === s) ?? (words.length === 0 ? 'new' : 'fit')

/** Kinds of items, as their filter names them. */
export const ITEM_KINDS = ['weapon', 'armour', 'accessory', 'tool', 'material', 'gift'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

/** Most UTF-16 units of the typed words. */
export const SEARCH_WORDS_MAX = 60
export const SEARCH_SIZE = 20
export const SEARCH_PAGES = 50
/** Hits that are counted at most; of more it is said that there are at least as many. */
export const SEARCH_COUNTED_MOST = SEARCH_SIZE * SEARCH_PAGES
/** Hits of each kind where all kinds are searched. */
export const SEARCH_FIRST = 3
/** Names that are offered where nothing has the typed one. */
export const NEAR_MOST = 6

/** Kinds whose things have a time, so that a kept search of them can call: send a notice when something new fits. */
export const CALLING_KINDS: readonly SearchKind[] = [
  'character',
  'scenario',
  'replay',
  'novel',
  'note',
  'tweet',
  'news',
]

/** Most searches that a user keeps, and the greatest length of the name of one. */
export const SAVED_SEARCHES_MOST = 20
export const SAVED_NAME_MAX = 30
/** Hits that one call counts; of more it says that there are at least as many. */
export const CALLED_MOST = 20
/** Hours in which a saved search calls once at most. */
export const CALL_REST_HOURS = 6
