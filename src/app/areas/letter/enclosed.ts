// Gift and voice of a letter that is being written, with their names, as its draft keeps them.
import { giftWords } from '#rules/letters.ts'

type Sent =
  | { kind: 'item'; itemCode: string; level: number; originalizeId: number | null; amount: number }
  | { kind: 'token'; tokenNo: number; amount: number }

/** @property name of the item with its level, or of the token; sign of the token, null for an item */
export type EnclosedGift = { sent: Sent; name: string; sign: string | null }
export type EnclosedVoice = { clipId: number; shouhinmei: string }
export type Enclosed = { gift: EnclosedGift | null; voice: EnclosedVoice | null }

export const NOTHING: Enclosed = { gift: null, voice: null }

export const keptEnclosed = (enclosed: Enclosed): string =>
  enclosed.gift || enclosed.voice ? JSON.stringify(enclosed) : ''

/** The words of a draft's fields; nothing for those of another version. */
export function readEnclosed(fields: string): Enclosed {
  try {
    const { gift, voice } = JSON.parse(fields) as Partial<Enclosed>
    const isGift = typeof gift?.name === 'string' && typeof gift.sent?.amount === 'number'
    return { gift: isGift ? gift : null, voice: typeof voice?.clipId === 'number' ? voice : null }
  } catch {
    return NOTHING
  }
}

export const enclosedGiftWords = ({ name, sign, sent: { amount } }: EnclosedGift): string =>
  giftWords({ name, sign, amount })

export const enclosedWords = ({ gift, voice }: Enclosed): string =>
  [gift && `贈りもの：${enclosedGiftWords(gift)}`, voice && `ボイス：${voice.shouhinmei}`].filter(Boolean).join('・') ||
  '贈りものなし'
