// Items for a playing text: what the character has for it, with what the sent text has set aside already.
import type { HeldItem } from '#app/shared/settings/queries.ts'
import { type ItemKind, pieceKey } from '#rules/equipment.ts'
import type { DraftedItem, PlayingFields } from '#rules/scenario/playing-draft.ts'
import type { PlayingDesk } from './playing-queries.ts'

/** An item that a text may use up. */
export type Usable = {
  key: string
  piece: Omit<DraftedItem, 'count'>
  name: string
  picture: string | null
  itemKind: ItemKind
  /** Number that can be used: held and not worn, and set aside for this text. */
  most: number
}

type Sent = NonNullable<PlayingDesk['playing']>['consumeItem']

/** Items that can be chosen, plain ones first as they lie in the bag; worn ones stay on. */
export function usableItems(bag: readonly HeldItem[], sent: Sent): Usable[] {
  const aside = new Map(sent.map(item => [pieceKey(item), item]))
  const held = bag.map((item): Usable => {
    const { itemCode, level, originalizeId, itemName, picture, itemKind } = item
    const key = pieceKey(item)
    const most = Math.max(0, item.shojiSu - item.wornCount) + (aside.get(key)?.count ?? 0)
    const name = level > 1 ? `${itemName} Lv.${level}` : itemName
    return { key, piece: { itemCode, level, originalizeId }, name, picture, itemKind, most }
  })
  const known = new Set(held.map(({ key }) => key))
  const gone = sent
    .filter(item => !known.has(pieceKey(item)))
    .map(({ itemName, count, ...piece }): Usable => {
      const key = pieceKey(piece)
      return { key, piece, name: itemName, picture: null, itemKind: 'tool', most: count }
    })
  return [...gone, ...held].filter(({ most }) => most > 0)
}

export const countOf = (chosen: readonly DraftedItem[], key: string): number =>
  chosen.find(item => pieceKey(item) === key)?.count ?? 0

/** 霧払いのランタン ×1、油 ×2; an item that is nowhere by now is told by its code. */
export const itemWords = (chosen: readonly DraftedItem[], usable: readonly Usable[]): string =>
  chosen
    .map(item => `${usable.find(({ key }) => key === pieceKey(item))?.name ?? item.itemCode} ×${item.count}`)
    .join('、')

export const isSameItems = (one: PlayingFields['consumeItem'], other: PlayingFields['consumeItem']): boolean =>
  one.length === other.length && one.every(item => countOf(other, pieceKey(item)) === item.count)
