// The refusals of the area novel: code, status, what users read.
import { refusalRows } from './rows.ts'

export const novelRefusals = /* @__PURE__ */ refusalRows({
  NOVEL_NOT_FOUND: [404, 'ノベルが見つかりませんでした。'],
})
