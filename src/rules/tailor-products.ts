// Products of the tailor as the office describes them: what is asked of their numbers and words.
import type { CreatorType } from './codes/user.ts'
import { DAYS_MOST, makesPictures, OPTIONS_MOST, PEOPLE_MOST, PRICE_MOST, STORY_MOST, TAILOR_MOST } from './tailor.ts'
import { lengthCount } from './text/count.ts'

export type SentProduct = {
  creatorKbn: CreatorType
  shouhinmei: string
  description: string
  width: number | null
  height: number | null
  charactersMost: number | null
  wishMost: number
  peopleMost: number
  personPrice: number
  days: number
  priceLeast: number
  priceMost: number
  optionList: readonly { optionNo: number; optionName: string; price: number }[]
}

const isBetween = (number: number, least: number, most: number): boolean => number >= least && number <= most
const SIDE_MOST = 4_096

/** First fault of a product, for its form; null when there is none. */
export function productFault(of: SentProduct): string | null {
  if (of.shouhinmei.trim() === '') return '商品の名前を入力してください。'
  if (lengthCount(of.shouhinmei) > TAILOR_MOST.shouhinmei)
    return `商品の名前は${TAILOR_MOST.shouhinmei}文字以内で入力してください。`
  if (lengthCount(of.description) > TAILOR_MOST.description)
    return `商品の説明は${TAILOR_MOST.description}文字以内で入力してください。`
  const size = sizeFault(of)
  if (size) return size
  if (!isBetween(of.wishMost, 100, TAILOR_MOST.wish))
    return `発注文の文字数は100から${TAILOR_MOST.wish.toLocaleString('ja-JP')}までで入力してください。`
  if (!isBetween(of.peopleMost, 1, PEOPLE_MOST)) return `人数は1から${PEOPLE_MOST}までで入力してください。`
  if (!isBetween(of.days, 1, DAYS_MOST)) return `日数は1から${DAYS_MOST}までで入力してください。`
  return priceFault(of)
}

function sizeFault({ creatorKbn, width, height, charactersMost }: SentProduct): string | null {
  if (makesPictures(creatorKbn))
    return isBetween(width ?? 0, 1, SIDE_MOST) && isBetween(height ?? 0, 1, SIDE_MOST) && charactersMost === null
      ? null
      : `画像の大きさは、縦横とも1から${SIDE_MOST.toLocaleString('ja-JP')}までで入力してください。`
  if (width !== null || height !== null) return '画像の大きさは、イラストだけに付けられます。'
  return isBetween(charactersMost ?? 0, 1, STORY_MOST)
    ? null
    : `作品の文字数は1から${STORY_MOST.toLocaleString('ja-JP')}までで入力してください。`
}

function priceFault({ priceLeast, priceMost, personPrice, optionList }: SentProduct): string | null {
  if (!(isBetween(priceLeast, 1, PRICE_MOST) && isBetween(priceMost, priceLeast, PRICE_MOST)))
    return `料金は1から${PRICE_MOST.toLocaleString('ja-JP')}までで、下限から上限の順に入力してください。`
  if (!isBetween(personPrice, 0, PRICE_MOST)) return '1人ごとの料金を入力してください。'
  if (optionList.length > OPTIONS_MOST) return `オプションは${OPTIONS_MOST}個まで付けられます。`
  const numbers = new Set(optionList.map(({ optionNo }) => optionNo))
  const isWrong = optionList.some(
    ({ optionNo, optionName, price }) =>
      !isBetween(optionNo, 1, 99) ||
      optionName.trim() === '' ||
      lengthCount(optionName) > TAILOR_MOST.shouhinmei ||
      !isBetween(price, 0, PRICE_MOST),
  )
  return isWrong || numbers.size < optionList.length ? 'オプションの名前と料金をお確かめください。' : null
}
