// The refusals of the area block: code, status, what users read.
import { refusalRows } from './rows.ts'

export const blockRefusals = /* @__PURE__ */ refusalRows({
  BLOCK_UNKNOWN: [404, 'この相手は見つかりませんでした。'],
  BLOCK_OWN: [422, '自分自身はブロックできません。'],
  BLOCK_TOO_MANY: [422, 'ブロックの数が上限の1,000人に達しています。'],
})
