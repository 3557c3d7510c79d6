// The refusals of the area world: code, status, what users read.
import { refusalRows } from './rows.ts'

export const worldRefusals = /* @__PURE__ */ refusalRows({
  WORLD_NOT_FOUND: [404, 'ワールドが見つかりませんでした。'],
  GUIDE_NOT_FOUND: [404, 'ガイドのページが見つかりませんでした。'],
  COUNTER_NOT_FOUND: [404, 'カウンターが見つかりませんでした。'],
})
