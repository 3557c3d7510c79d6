// Pictures that the office uploads for its pages: their limits.

export const ASSET_PAGE_SIZE = 24
/** Longest side in pixels to which the browser shrinks a picture before it is sent; the widest stored one is 1,200 wide. */
export const ASSET_SIDE = 2_400
/** Smallest width: a picture that is narrower would be shown blurred. */
export const ASSET_WIDTH_LEAST = 240
export const ASSET_NAME_MAX = 120
/** Most files that are chosen at once. */
export const ASSETS_AT_ONCE = 50
/** Largest file of the device that the browser opens. */
export const ASSET_FILE_BYTES_MOST = 20 * 1024 * 1024

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
