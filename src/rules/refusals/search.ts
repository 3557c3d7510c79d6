// The refusals of the area search: code, status, what users read.
import { refusalRows } from './rows.ts'

export const searchRefusals = /* @__PURE__ */ refusalRows({
  SEARCH_EMPTY: [422, '言葉か絞りこみを選んでから保存してください。'],
  SEARCH_TOO_MANY: [409, '保存できる検索は20件までです。いらない検索を削除してください。'],
  SEARCH_NOT_FOUND: [404, 'この検索は見つかりませんでした。'],
})
