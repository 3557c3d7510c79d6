// The refusals of notices: code, status, what users read.
import { refusalRows } from './rows.ts'

export const noticeRefusals = /* @__PURE__ */ refusalRows({
  NOTICE_LOCKED: [409, 'この通知は、止めることができません。'],
})
