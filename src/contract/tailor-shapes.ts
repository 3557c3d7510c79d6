// Shapes of creators, of what they offer, of commissions and of works, in the answers of their calls.
import * as z from 'zod'
import { COMMISSION_STATES } from '#rules/commission/transitions.ts'
import { STORY_TEXT_MOST, TAILOR_TEXT_MOST } from '#rules/tailor.ts'
import { COMMISSION_PARTIES } from '#rules/tailor-address.ts'
import { ListedCharacter } from './character.ts'
import { closed, instant, rowId, text, wordId } from './shapes.ts'

const count = z.number().int().min(0)
export const creatorKbn = z.literal([1, 2, 3])
export const itemKbn = z.number().int().min(1).max(9_999)
export const rating = z.literal([1, 2, 3, 4, 5])
export const commissionState = z.enum(COMMISSION_STATES)
/** Words as they are sent. */
export const words = text(TAILOR_TEXT_MOST)
export const story = text(STORY_TEXT_MOST)

export const Picture = closed({ picture: wordId, width: count, height: count })

/** A creator in lists: one person in one kind of work. */
export const CreatorCard = closed({
  creatorId: wordId,
  creatorKbn,
  creatorName: z.string(),
  icon: z.string().nullable(),
  firstLine: z.string(),
  tagList: z.array(z.string()),
  isOpen: z.boolean(),
  /** Commissions that are taken yet; 0 where none is. */
  slotsLeft: count,
  /** Lowest price of what is offered; null where nothing is. */
  priceFrom: count.nullable(),
  workCount: count,
  likedCount: count,
  /** Number of ratings (hyoukasuu) and their mean; null before the first. */
  hyoukasuu: count,
  hyouka: z.number().nullable(),
  /** Newest public pictures, where the works are pictures. */
  pictureList: z.array(wordId),
  isMine: z.boolean(),
})

/** Number of an option within its product. */
export const optionNo = count.max(10_000)
export const Option = closed({ optionNo, optionName: z.string(), price: count.max(1_000_000) })

/** A product that the office describes (itemKbn names it). */
export const Product = closed({
  itemKbn,
  creatorKbn,
  shouhinmei: z.string(),
  description: z.string(),
  /** Size of a picture in pixels; null for stories. */
  width: count.nullable(),
  height: count.nullable(),
  /** Most characters of a story; null for pictures. */
  charactersMost: count.nullable(),
  wishMost: count,
  peopleMost: count,
  personPrice: count,
  days: count,
  priceLeast: count,
  priceMost: count,
  isOnSale: z.boolean(),
  optionList: z.array(Option),
})

/** A product as a creator offers it. */
export const Offer = closed({ product: Product, price: count, days: count, note: z.string(), isOn: z.boolean() })

export const Sample = closed({
  sampleId: rowId,
  title: z.string(),
  body: z.string(),
  picture: Picture.nullable(),
})

/** A work of the gallery. */
export const Work = closed({
  itemId: rowId,
  creatorKbn,
  title: z.string(),
  shouhinmei: z.string(),
  picture: Picture.nullable(),
  /** Beginning of a story; empty for pictures. */
  firstLine: z.string(),
  characterId: wordId,
  characterFullName: z.string(),
  worldId: wordId,
  worldName: z.string(),
  creatorId: wordId,
  creatorName: z.string(),
  likeCount: count,
  isLiked: z.boolean(),
  /** Whether its owner has taken it out of the gallery; others are not told of such a work. */
  isLimited: z.boolean(),
  publishedAt: instant,
})

const commission = {
  commissionId: rowId,
  title: z.string(),
  shouhinmei: z.string(),
  creatorKbn,
  status: commissionState,
  stateSince: instant,
  /** Date that the state waits for; null for none. */
  dueAt: instant.nullable(),
  /** Whether the promised date has passed without a work. */
  isLate: z.boolean(),
  /** Party whose turn it is; null when it is over. */
  turn: z.enum(COMMISSION_PARTIES).nullable(),
  price: count,
  character: ListedCharacter,
  worldId: wordId,
  creatorId: wordId,
  creatorName: z.string(),
  createdAt: instant,
}
export const CommissionCard = closed(commission)

export const Delivery = closed({
  workTitle: z.string(),
  body: z.string(),
  picture: Picture.nullable(),
})

export const Commission = closed({
  ...commission,
  itemKbn,
  creatorIcon: z.string().nullable(),
  worldName: z.string(),
  /** Name under which the client is known to creator and office. */
  clientName: z.string(),
  people: count,
  optionList: z.array(Option),
  wish: z.string(),
  /** Most characters of a story; null for pictures. */
  charactersMost: count.nullable(),
  days: count,
  corrections: count,
  /** Part as which the caller looks at it. */
  party: z.enum(COMMISSION_PARTIES),
  /** Changes that the caller may make now, and whether words may be added. */
  actList: z.array(z.string()),
  canSay: z.boolean(),
  /** The newest delivery, for its creator and the office, and for the client once the office has passed it. */
  delivery: Delivery.nullable(),
  /** Work of the gallery that it became. */
  itemId: rowId.nullable(),
  hyouka: rating.nullable(),
  /** Points that the creator earns; null for the client. */
  earns: count.nullable(),
  logList: z.array(
    closed({
      logId: rowId,
      act: z.string(),
      party: z.enum([...COMMISSION_PARTIES, 'clock']),
      words: z.string(),
      createdAt: instant,
    }),
  ),
  serverTime: instant,
})
