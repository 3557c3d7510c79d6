// Criteria of the search for characters, and their short names in the address.
import { parsePage } from '#app/platform/page-search.ts'
import {
  CHARACTER_SEARCH_PAGES,
  type CharacterSort,
  characterSorts,
  HIGHEST_LEVEL,
  MOST_CHARACTER_WORDS_LENGTH,
  MOST_TITLE_WORDS_LENGTH,
} from '#rules/worlds.ts'

export type CharacterAddress = {
  name: string
  race: string | undefined
  class: string | undefined
  levelFrom: number | undefined
  levelTo: number | undefined
  title: string
  kind: 'pc' | 'npc' | undefined
  isFollowed: boolean
  sort: CharacterSort
  page: number
}

/** Short names for name, race, class, levels (from, to), title, kind, followed, sort, page. */
export type CharacterSearch = {
  q?: string | undefined
  r?: string | undefined
  c?: string | undefined
  l?: number | undefined
  m?: number | undefined
  t?: string | undefined
  k?: 'pc' | 'npc' | undefined
  f?: 1 | undefined
  s?: CharacterSort | undefined
  p?: number | undefined
}

/** Criteria from an address; invalid values are ignored. */
export function readCharacterAddress(search: Record<string, unknown>): CharacterAddress {
  return {
    name: words(search.q, MOST_CHARACTER_WORDS_LENGTH),
    race: wordId(search.r),
    class: wordId(search.c),
    levelFrom: level(search.l),
    levelTo: level(search.m),
    title: words(search.t, MOST_TITLE_WORDS_LENGTH),
    kind: search.k === 'pc' || search.k === 'npc' ? search.k : undefined,
    isFollowed: String(search.f) === '1',
    sort: characterSorts.find(sort => sort === search.s) ?? 'new',
    page: Math.min(parsePage(search.p), CHARACTER_SEARCH_PAGES),
  }
}

/** Search part of an address, with only the criteria that differ from the defaults. */
export function characterSearch(place: CharacterAddress): CharacterSearch {
  return {
    q: place.name || undefined,
    r: place.race,
    c: place.class,
    l: place.levelFrom,
    m: place.levelTo,
    t: place.title || undefined,
    k: place.kind,
    f: place.isFollowed ? 1 : undefined,
    s: place.sort === 'new' ? undefined : place.sort,
    p: place.page > 1 ? place.page : undefined,
  }
}

/** Input of the call. */
export const criteriaOf = ({
  name,
  race,
  title,
  kind,
  isFollowed,
  levelFrom,
  levelTo,
  ...place
}: CharacterAddress) => ({
  ...(name ? { name } : {}),
  ...(race ? { race } : {}),
  ...(place.class ? { class: place.class } : {}),
  ...(levelFrom ? { levelFrom } : {}),
  ...(levelTo ? { levelTo } : {}),
  ...(title ? { title } : {}),
  ...(kind ? { isNpc: kind === 'npc' } : {}),
  ...(isFollowed ? { isFollowed } : {}),
  sort: place.sort,
  page: place.page,
})

/** Number of criteria in the part of the form that opens. */
export const detailCount = ({ race, levelFrom, levelTo, title, ...place }: CharacterAddress): number =>
  [race, place.class, levelFrom ?? levelTo, title].filter(Boolean).length

/** A text from the address; the router reads digits as a number. */
const words = (value: unknown, most: number): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).toWellFormed().replaceAll('\0', '').trim().slice(0, most).toWellFormed()
    : ''

const wordId = (value: unknown): string | undefined =>
  (typeof value === 'string' || typeof value === 'number') && /^[A-Za-z0-9_-]{1,64}$/.test(String(value))
    ? String(value)
    : undefined

const level = (value: unknown): number | undefined => {
  const number = Number(value)
  return Number.isInteger(number) && number >= 1 && number <= HIGHEST_LEVEL ? number : undefined
}
