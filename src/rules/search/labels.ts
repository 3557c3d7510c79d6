// Words of the search: its kinds, its filters, and the places in which something was found.
import { type FoundPlace, foundPlaceLabels } from '../scenario/found.ts'
import { ALL_KINDS, type ItemKind, type SearchKind, type SearchSort, type SearchType } from './kinds.ts'

export const searchKindLabels: Record<SearchKind, string> = {
  character: 'キャラクター',
  scenario: 'シナリオ',
  replay: 'リプレイ',
  novel: 'ノベル',
  tweet: 'つぶやき',
  note: 'ノート',
  item: 'アイテム',
  world: 'ワールド',
  news: 'お知らせ',
}

export const searchTypeLabel = (type: SearchType): string => (type === ALL_KINDS ? 'すべて' : searchKindLabels[type])

export const searchSortLabels: Record<SearchSort, string> = { fit: '合う順', new: '新しい順', old: '古い順' }

export const itemKindLabels: Record<ItemKind, string> = {
  ...{ weapon: '武器', armour: '防具', accessory: '装身具', tool: '道具', material: '素材', gift: '贈り物' },
}

/** Words of the filter `liked`, by kind: what it is that a user likes. */
export const likedLabels: Partial<Record<SearchKind, string>> = {
  character: 'フォロー中',
  replay: '反応した',
  novel: 'いいねした',
  tweet: 'いいねした',
  note: 'いいねした',
}

/** Words of the filter `opend`. */
export const opendLabels: Partial<Record<SearchKind, string>> = { scenario: '参加できる', world: '開いている' }

export const ENDED_WORLDS = '終わったワールドも'

/** Places of searched words in a hit, beside those of scenarios. */
export const SEARCH_PLACES = [
  ...(['title', 'master', 'cast', 'opening', 'replay', 'part'] as const satisfies readonly FoundPlace[]),
  ...(['name', 'kana', 'honorific', 'tag', 'writer', 'text', 'note'] as const),
] as const
export type SearchPlace = (typeof SEARCH_PLACES)[number]

export const searchPlaceLabels: Record<SearchPlace, string> = {
  ...foundPlaceLabels,
  ...{ name: '名前', kana: 'よみがな', honorific: '称号', tag: 'タグ', writer: '作者', text: '本文', note: '説明' },
}
