// The refusals of the area quotation: code, status, what users read.
import { refusalRows } from './rows.ts'

export const quotationRefusals = /* @__PURE__ */ refusalRows({
  QUOTATION_NOT_FOUND: [404, 'この場面は見つかりませんでした。'],
  QUOTATION_CLOSED: [403, 'このリプレイは、参加した人だけが読めます。'],
  QUOTATION_EMPTY: [422, '残す文を選んでください。'],
  QUOTATION_TOO_LONG: [422, '場面は200文字以内で選んでください。'],
  QUOTATION_CHANGED: [409, 'リプレイの文が変わりました。もう一度ひらいて選んでください。'],
  QUOTATION_MOST: [409, '残せる場面は500件までです。いらない場面を削除してください。'],
})
