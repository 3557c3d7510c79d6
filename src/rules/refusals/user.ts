// The refusals of the area user: code, status, what users read.
import { refusalRows } from './rows.ts'

export const userRefusals = /* @__PURE__ */ refusalRows({
  INTRODUCTION_TOO_LONG: [422, '自己紹介は400文字以内で入力してください'],
})
