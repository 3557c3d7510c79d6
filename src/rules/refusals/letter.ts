// The refusals of the areas letter and makaiPost: code, status, what users read.
import { refusalRows } from './rows.ts'

export const letterRefusals = /* @__PURE__ */ refusalRows({
  MESSAGE_EMPTY: [422, '手紙の本文を入力してください。'],
  MESSAGE_TOO_LONG: [422, '手紙は2000文字以内で入力してください。'],
  MESSAGE_OWN: [422, '自分のキャラクターには、手紙を送れません。'],
  MEMO_TOO_LONG: [422, 'メモは400文字以内で入力してください。'],
  GIFT_NOT_FOUND: [404, 'この贈りものは見つかりませんでした。'],
  GIFT_ENDED: [409, 'この贈りものは、もう受け取りか返送が済んでいます。'],
  MAKAI_EMPTY: [422, '手紙の本文を入力してください。'],
  MAKAI_TOO_LONG: [422, '手紙は600文字以内で入力してください。'],
  MAKAI_NOT_FOUND: [404, 'この手紙は見つかりませんでした。'],
  MAKAI_REASON: [422, '理由は1文字以上、500文字以内で入力してください。'],
  MAKAI_DECIDED: [409, 'この相談は、ほかの人が先に扱いました。'],
})
