// Letters between characters: their length, and gifts in them, which the receiver takes or sends back.
import { formatCount } from './counts.ts'
import { formatToken, type TokenLabel } from './rewards.ts'
import { lengthCount } from './text/count.ts'

/** Most characters of a letter, by the count of limited fields (rules §3). */
export const LETTER_MAX = 2_000
/** Hard limit in UTF-16 units: far above it, so that a text that is too long gets a refusal that says so. */
export const LETTER_MOST = 12_000
export const LETTER_PAGE_SIZE = 20
export const THREAD_PAGE_SIZE = 20
/** Code points of a letter's first words in lists. */
export const LETTER_WORDS_LENGTH = 40
/** Sentence in the place of a letter that the office took away. */
export const REMOVED_LETTER = 'この手紙は運営が削除しました。'
/** Most characters of a player's own note on somebody's letters. */
export const LETTER_MEMO_MAX = 400
export const LETTER_MEMO_MOST = 4_000

/** Days after which a gift that nobody answered goes back. */
export const GIFT_DAYS = 14
/** Most pieces of an item, or amount of a token, in one letter. */
export const GIFT_MOST = 1_000_000

export const GIFT_STATES = ['waiting', 'accepted', 'refused', 'expired'] as const
export type GiftState = (typeof GIFT_STATES)[number]
export type GiftEnd = Exclude<GiftState, 'waiting'>

const DAY = 86_400_000
export const giftEndsAt = (sentAt: Date): Date => new Date(sentAt.getTime() + GIFT_DAYS * DAY)

export const letterFault = (body: string): 'MESSAGE_EMPTY' | 'MESSAGE_TOO_LONG' | null =>
  body.trim() === '' ? 'MESSAGE_EMPTY' : lengthCount(body) > LETTER_MAX ? 'MESSAGE_TOO_LONG' : null

export const isMemoTooLong = (words: string): boolean => lengthCount(words) > LETTER_MEMO_MAX

/** A gift in words: 灯油壺 ×2, 1,200 G. */
export const giftWords = (gift: { name: string; sign: string | null; amount: number }): string =>
  gift.sign === null
    ? `${gift.name} ×${formatCount(gift.amount)}`
    : formatToken({ name: gift.name, sign: gift.sign } satisfies TokenLabel, gift.amount)
