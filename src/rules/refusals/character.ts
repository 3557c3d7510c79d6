// The refusals of the area character: code, status, what users read.
import { refusalRows } from './rows.ts'

export const characterRefusals = /* @__PURE__ */ refusalRows({
  NOT_YOUR_CHARACTER: [403, 'ご自分のキャラクターを選んでください。'],
  TITLE_NOT_FOUND: [404, 'この称号は見つかりませんでした。'],
  CHARACTER_NOT_FOUND: [404, 'キャラクターが見つかりませんでした。'],
})
