// The refusals of the area fanLetter: code, status, what users read.
import { refusalRows } from './rows.ts'

export const fanLetterRefusals = /* @__PURE__ */ refusalRows({
  RECEIVER_NOT_FOUND: [404, 'この宛先には、ファンレターを送れません。'],
  LETTER_EMPTY: [422, 'ファンレターの本文を入力してください。'],
  LETTER_TOO_LONG: [422, 'ファンレターは1000文字以内で入力してください。'],
  LETTER_TO_SELF: [422, '自分には、ファンレターを送れません。'],
  LETTER_NOT_FOUND: [404, 'このファンレターは見つかりませんでした。'],
  LETTER_DECIDED: [409, 'このファンレターは、ほかの人が先に扱いました。'],
  LETTER_REASON: [422, '理由は1文字以上、500文字以内で入力してください。'],
})
