// Filters of a search as calls and kept searches say them, and their words.
import type { ItemKind, SearchKind, SearchSort } from './kinds.ts'
import { hasFilter } from './kinds.ts'
import { ENDED_WORLDS, itemKindLabels, likedLabels, opendLabels, searchKindLabels } from './labels.ts'

export type SearchFilters = {
  tags?: string[] | undefined
  worldId?: string | undefined
  /** Things that the user likes: followed characters, novels and tweets with a like, replays with a reaction. */
  liked?: boolean | undefined
  /** Scenarios that can still be joined, worlds that are open. */
  opend?: boolean | undefined
  /** A character that takes part. */
  cId?: string | undefined
  /** A master. */
  creatorId?: string | undefined
  shouhinKbn?: ItemKind | undefined
  /** Whether things of worlds that have ended are found too; a world that is named is always searched. */
  endedWorldFlg?: boolean | undefined
  s?: SearchSort | undefined
}

/** The filters that a kind knows. */
export function filtersOf(kind: SearchKind, { s, ...filters }: SearchFilters): SearchFilters {
  const known = Object.entries(filters).filter(
    ([name, value]) => value !== undefined && value !== false && hasFilter(kind, name as never),
  )
  return { ...Object.fromEntries(known), ...(s && s !== 'fit' ? { s } : {}) }
}

type Names = { worldName?: string | null }

/** Words of a kept search, for its row: what is searched, then each filter. */
export function searchSummary(kind: SearchKind, filters: SearchFilters, { worldName }: Names): string[] {
  return [
    searchKindLabels[kind],
    ...(filters.worldId === undefined ? [] : [worldName ?? 'ワールド']),
    ...(filters.tags ?? []).map(tag => `タグ「${tag}」`),
    ...(filters.opend ? [opendLabels[kind] ?? ''] : []),
    ...(filters.liked ? [likedLabels[kind] ?? ''] : []),
    ...(filters.cId === undefined ? [] : ['キャラクターを指定']),
    ...(filters.creatorId === undefined ? [] : ['マスターを指定']),
    ...(filters.shouhinKbn === undefined ? [] : [itemKindLabels[filters.shouhinKbn]]),
    ...(filters.endedWorldFlg ? [ENDED_WORLDS] : []),
  ].filter(Boolean)
}
