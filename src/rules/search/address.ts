// A search as it stands in the address: the kind and the words in its path, the filters behind it (doc1 §2.2).
import { parseNovelTags } from '../novel-address.ts'
import type { SearchFilters } from './filters.ts'
import { ITEM_KINDS, SEARCH_SORTS, SEARCH_WORDS_MAX, type SearchType } from './kinds.ts'

/** Filters of an address; one tag is a word, several are a list. */
export type FilterParams = {
  tags?: string | string[] | undefined
  worldId?: string | undefined
  liked?: 1 | undefined
  opend?: 1 | undefined
  cId?: string | undefined
  creatorId?: string | undefined
  shouhinKbn?: string | undefined
  endedWorldFlg?: 1 | undefined
  s?: string | undefined
}

/** The filters of an address, whatever stands in it. */
export const readFilters = (search: Record<string, unknown>): SearchFilters => {
  const tags = parseNovelTags(search.tags)
  return clean({
    tags: tags.length > 0 ? tags : undefined,
    worldId: idIn(search.worldId),
    liked: flagIn(search.liked),
    opend: flagIn(search.opend),
    cId: idIn(search.cId),
    creatorId: idIn(search.creatorId),
    shouhinKbn: ITEM_KINDS.find(kind => kind === search.shouhinKbn),
    endedWorldFlg: flagIn(search.endedWorldFlg),
    s: SEARCH_SORTS.find(sort => sort !== 'fit' && sort === search.s),
  })
}

/** Only what differs from the search without filters stands in the address. */
export const filterParams = ({ tags = [], liked, opend, endedWorldFlg, ...others }: SearchFilters): FilterParams =>
  clean({
    ...others,
    tags: tags.length > 1 ? [...tags] : tags[0],
    liked: liked ? 1 : undefined,
    opend: opend ? 1 : undefined,
    endedWorldFlg: endedWorldFlg ? 1 : undefined,
  })

/** Words of an address or a field, as far as a call takes them. */
export const readWords = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).toWellFormed().replaceAll('\0', '').trim().slice(0, SEARCH_WORDS_MAX).toWellFormed()
    : ''

/** The address of a search. */
export function searchAddress(type: SearchType, keyword: string, filters: SearchFilters): string {
  const path = keyword === '' ? `/search/${type}` : `/search/${type}/${encodeURIComponent(keyword.toWellFormed())}`
  const params = Object.entries(filterParams(filters)).map(
    ([name, value]) => `${name}=${encodeURIComponent(Array.isArray(value) ? JSON.stringify(value) : String(value))}`,
  )
  return params.length === 0 ? path : `${path}?${params.join('&')}`
}

const clean = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields

const idIn = (value: unknown): string | undefined =>
  (typeof value === 'string' || typeof value === 'number') && /^[A-Za-z0-9_-]{1,64}$/.test(String(value))
    ? String(value)
    : undefined

const flagIn = (value: unknown): true | undefined => (String(value) === '1' || value === true ? true : undefined)
