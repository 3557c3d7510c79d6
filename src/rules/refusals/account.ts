// The refusals of the account of a user: code, status, what users read.
import { refusalRows } from './rows.ts'

export const accountRefusals = /* @__PURE__ */ refusalRows({
  USER_NAME: [422, 'プレイヤー名は16文字以内の1行で入力してください'],
  CLASS_NOT_HELD: [409, 'このクラスには切り替えられません。読み込み直してください。'],
  MAIL_UNKNOWN: [409, '確認の済んだメールアドレスがありません。'],
  MAIL_TAKEN: [409, 'このメールアドレスは、すでに登録されています。'],
})
