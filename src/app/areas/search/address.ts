// Place of a search: the kind, the words, the filters, the page; in the portal or inside a world.
import { parsePage } from '#app/platform/page-search.ts'
import { type FilterParams, filterParams, readFilters, readWords } from '#rules/search/address.ts'
import type { SearchFilters } from '#rules/search/filters.ts'
import {
  ALL_KINDS,
  hasFilter,
  SEARCH_KINDS,
  SEARCH_PAGES,
  type SearchKind,
  type SearchType,
} from '#rules/search/kinds.ts'

export type SearchPlace = {
  type: SearchType
  keyword: string
  filters: SearchFilters
  page: number
  /** World whose search it is; null in the portal, where a world is a filter. */
  inWorld: string | null
}

export type SearchParams = FilterParams & { page?: number | undefined }
/** Parameters of the search inside a world, where the words are a parameter and no part of the path. */
export type WorldSearchParams = SearchParams & { q?: string | undefined }

export const readType = (type: string): SearchType | null =>
  type === ALL_KINDS ? ALL_KINDS : (SEARCH_KINDS.find(kind => kind === type) ?? null)

/** Kinds that the search inside a world has, beside those with a search of their own. */
export const WORLD_KINDS: readonly SearchKind[] = SEARCH_KINDS.filter(
  kind => hasFilter(kind, 'worldId') && kind !== 'character' && kind !== 'scenario',
)

const readPage = (value: unknown): number => Math.min(parsePage(value), SEARCH_PAGES)

export const readPlace = (type: SearchType, keyword: string, search: Record<string, unknown>): SearchPlace => ({
  ...{ type, keyword: readWords(keyword), filters: readFilters(search), page: readPage(search.page), inWorld: null },
})

export const readWorldPlace = (type: SearchKind, worldId: string, search: Record<string, unknown>): SearchPlace => ({
  ...readPlace(type, readWords(search.q), search),
  filters: { ...readFilters(search), worldId },
  inWorld: worldId,
})

/** Parameters behind the path of a place. */
export const paramsOf = ({ filters, page, inWorld, keyword }: SearchPlace): WorldSearchParams => {
  const { worldId, ...others } = filterParams(filters)
  return {
    ...others,
    ...(inWorld === null && worldId !== undefined ? { worldId } : {}),
    ...(inWorld !== null && keyword !== '' ? { q: keyword } : {}),
    ...(page > 1 ? { page } : {}),
  }
}

/** The same search with other filters, from its first page on. */
export const withFilters = (place: SearchPlace, filters: SearchFilters): SearchPlace => ({
  ...place,
  filters: { ...place.filters, ...filters },
  page: 1,
})

/** Number of filters that narrow a search. */
export const filterCount = ({ filters: { s: _, worldId, ...filters }, inWorld }: SearchPlace): number =>
  Object.values(filters).filter(value => value !== undefined && value !== false).length +
  (worldId !== undefined && inWorld === null ? 1 : 0)
