// The tailor (テーラー): creators and what they make to order. Words, limits, faults and prices; form and server ask here.
import type { CreatorType } from './codes/user.ts'
import type { CommissionGroup, CreatorSort, CreatorTab, WorkKind } from './tailor-address.ts'
import { lengthCount } from './text/count.ts'
import { textFaultsOf } from './text-faults.ts'

export const workKindLabels: Record<WorkKind, string> = { illust: 'イラスト', voice: 'ボイス', novel: 'ノベル' }
export const creatorSortLabels: Record<CreatorSort, string> = {
  open: '受付中から',
  new: '新しい人から',
  works: '作品の多い順',
}
export const creatorTabLabels: Record<CreatorTab, string> = { room: '紹介と受付', sample: 'サンプル', gallery: '作品' }
export const commissionGroupLabels: Record<CommissionGroup, string> = {
  turn: 'あなたの番',
  running: '進行中',
  over: '終わった発注',
}

/** Most characters, by the count of limited fields (rules §3). */
export const TAILOR_MOST = {
  introduction: 1_000,
  wishes: 600,
  note: 200,
  sampleTitle: 40,
  sampleBody: 2_000,
  title: 30,
  /** Of an order text; a product may allow less. */
  wish: 1_000,
  words: 400,
  workTitle: 40,
  shouhinmei: 30,
  description: 200,
} as const
/** Most characters of a delivered story; a product may allow less. */
export const STORY_MOST = 20_000
/** Hard limit in UTF-16 units: far above every limit, so that a text that is too long gets a refusal that says so. */
export const TAILOR_TEXT_MOST = 8_000
export const STORY_TEXT_MOST = 60_000

export const CREATOR_TAGS_MOST = 8
export const CREATOR_TAG_LETTERS = 12
export const SLOTS_MOST = 20
export const SAMPLES_MOST = 12
/** People in one work. */
export const PEOPLE_MOST = 10
export const OPTIONS_MOST = 8
export const DAYS_MOST = 120
export const PRICE_MOST = 100_000
export const PRICE_STEP = 10
/** Commissions of a client that are not over, and words said in one of them in a day. */
export const RUNNING_COMMISSIONS_MOST = 20
export const COMMISSION_WORDS_A_DAY = 30
/** Corrections that a client may ask for. */
export const CORRECTIONS_MOST = 2
/** Share of a price that its creator earns, in percent. */
export const CREATOR_SHARE_PERCENT = 50

export const CREATOR_PAGE_SIZE = 20
export const WORK_PAGE_SIZE = 24
export const COMMISSION_PAGE_SIZE = 20
/** Works that are counted; beyond that a list says so. */
export const WORKS_COUNTED = 1_000

export type PricedOption = { price: number }

/** Price of a commission: of one person, of each further one, of the chosen options. */
export const commissionPrice = (
  { price, personPrice }: { price: number; personPrice: number },
  people: number,
  options: readonly PricedOption[],
): number => price + personPrice * (people - 1) + options.reduce((sum, option) => sum + option.price, 0)

/** Points that a creator earns by a price. */
export const creatorEarns = (price: number): number => Math.floor((price * CREATOR_SHARE_PERCENT) / 100)

/** Commissions that a creator takes yet. @param busy those that wait for an answer or are being made */
export const slotsLeft = ({ isOpen, slots, busy }: { isOpen: boolean; slots: number; busy: number }): number =>
  isOpen ? Math.max(0, slots - busy) : 0

type RoomField = 'introduction' | 'wishes' | 'note' | 'sampleTitle' | 'sampleBody'
export const roomLabels: Record<RoomField, string> = {
  introduction: '自己紹介',
  wishes: '発注する人へのお願い',
  note: 'ひとこと',
  sampleTitle: '題名',
  sampleBody: '本文',
}
export const creatorFaults = /* @__PURE__ */ textFaultsOf({
  labels: roomLabels,
  most: TAILOR_MOST,
  needed: ['introduction', 'sampleTitle', 'sampleBody'],
})

/** Words of tags as they are kept: without white space at the ends, each once. */
export const readTags = (words: string): string[] =>
  [...new Set(words.split(/[\s、,・]+/u).map(tag => tag.trim()))].filter(tag => tag !== '')

export function tagsFault(tags: readonly string[]): string | null {
  if (tags.length > CREATOR_TAGS_MOST) return `タグは${CREATOR_TAGS_MOST}個まで付けられます。`
  return tags.some(tag => lengthCount(tag) > CREATOR_TAG_LETTERS)
    ? `タグは1つ${CREATOR_TAG_LETTERS}文字以内で入力してください。`
    : null
}

/** Bounds within which a creator offers a product. */
export type OfferBounds = { priceLeast: number; priceMost: number; shouhinmei: string }

/** Fault of a price or of the days of an offer; null when both hold. */
export function offerFault({ priceLeast, priceMost }: OfferBounds, { price, days }: { price: number; days: number }) {
  if (!Number.isInteger(price) || price < priceLeast || price > priceMost || price % PRICE_STEP !== 0)
    return `料金は${priceLeast.toLocaleString('ja-JP')}から${priceMost.toLocaleString('ja-JP')}までの、${PRICE_STEP}きざみで入力してください。`
  return Number.isInteger(days) && days >= 1 && days <= DAYS_MOST
    ? null
    : `日数は1から${DAYS_MOST}までで入力してください。`
}

export type CommissionTexts = { title: string; wish: string }
export const commissionLabels: Record<keyof CommissionTexts | 'words' | 'workTitle', string> = {
  title: 'ひとことで',
  wish: '発注文',
  words: '言葉',
  workTitle: '作品の題名',
}
/** Faults of an order's texts. @param wishMost what its product allows */
export const commissionFaults = (
  texts: CommissionTexts,
  wishMost: number,
): Partial<Record<keyof CommissionTexts, string>> =>
  textFaultsOf({
    labels: commissionLabels,
    most: { ...TAILOR_MOST, wish: wishMost },
    needed: ['title', 'wish'],
  })(texts)

/** Faults of the words of an act, of a title of a work. */
export const actFaults = /* @__PURE__ */ textFaultsOf({
  labels: commissionLabels,
  most: TAILOR_MOST,
  needed: ['words', 'workTitle'],
})

/** Creators of a code whose works are pictures. */
export const makesPictures = (creatorKbn: CreatorType): boolean => creatorKbn === 1
/** Creators of a code whose works are delivered here: sounds cannot be handed in yet. */
export const canDeliver = (creatorKbn: CreatorType): boolean => creatorKbn !== 2
