// Codes of items and their exchange (codes.tsv; doc2 §§2, 3, 5, 7, doc3 §4).
import type { CodeOf } from './code-of.ts'

/** Both 1 and 2 mean originalized; the documents do not say how they differ. */
export const originalize = { none: 0, originalizedA: 1, originalizedB: 2 } as const
export type Originalize = CodeOf<typeof originalize>

/** Names of the two options of the exchange menu in calls. */
export const exchangeOption = { levelUpFlg: 'levelUpFlg', originalizedFlg: 'originalizedFlg' } as const
export type ExchangeOption = CodeOf<typeof exchangeOption>

export const shopType = { item: 1, skill: 2 } as const
export type ShopType = CodeOf<typeof shopType>
export const shopTypeLabels: Record<ShopType, string> = { 1: 'アイテム', 2: 'スキル' }
