// Pictures that the office uploads for its pages: their limits.

export const ASSET_PAGE_SIZE = 24
/** Smallest width: a picture that is narrower would be shown blurred. */
export const ASSET_WIDTH_LEAST = 240
export const ASSET_NAME_MAX = 120
/** Most files that are chosen at once. */
export const ASSETS_AT_ONCE = 50

export const assetUses = ['news', 'campaign', 'form', 'scenario', 'react', 'world', 'novel', 'item'] as const
export type AssetUse = (typeof assetUses)[number]
export const assetUseLabels: Record<AssetUse, string> = {
  news: 'お知らせ',
  campaign: 'キャンペーン',
  form: 'フォーム',
  scenario: 'シナリオ',
  react: 'リアクト',
  world: 'ワールド',
  novel: 'ノベル',
  item: 'アイテム',
}
