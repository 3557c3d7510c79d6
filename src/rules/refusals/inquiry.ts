// The refusals of the area inquiry: code, status, what users read.
import { refusalRows } from './rows.ts'

export const inquiryRefusals = /* @__PURE__ */ refusalRows({
  INQUIRY_EMPTY: [422, 'お問い合わせ内容は必ず入力してください'],
  INQUIRY_TOO_LONG: [422, 'お問い合わせ内容は2,000文字以内で入力してください'],
})
