// The refusals of the area follow: code, status, what users read.
import { refusalRows } from './rows.ts'

export const followRefusals = /* @__PURE__ */ refusalRows({
  FOLLOW_OWN: [422, 'ご自分のキャラクターはフォローできません。'],
  FOLLOW_TOO_MANY: [422, 'フォローできるのは1,000人までです。'],
})
