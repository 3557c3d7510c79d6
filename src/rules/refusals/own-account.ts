// The refusals of changing the own account: code, status, what users read.
import { refusalRows } from './rows.ts'

export const ownAccountRefusals = /* @__PURE__ */ refusalRows({
  // Not 401, which would mean that the session is over.
  PASSWORD_MISMATCH: [400, 'いまのパスワードが正しくありません。'],
  NEW_MAIL_WRONG: [400, 'メールアドレスの形式が正しくありません。入力内容をお確かめください。'],
  NEW_MAIL_SAME: [409, 'いまと同じメールアドレスです。'],
  NEW_MAIL_TAKEN: [409, 'このメールアドレスはすでに登録されています。'],
  MAIL_LINK_ENDED: [409, 'このリンクは使えなくなりました。期限が切れたか、すでに使われています。'],
})
