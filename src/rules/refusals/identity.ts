// The refusals of signing in and of sessions: code, status, what users read.
import { refusalRows } from './rows.ts'

export const identityRefusals = /* @__PURE__ */ refusalRows({
  LOGIN_FORMAT: [400, 'メールアドレスが正しいかお確かめください。'],
  LOGIN_PASSWORD: [401, 'メールアドレスが正しいかお確かめください。'],
  LOGIN_UNKNOWN: [401, 'メールアドレスとパスワードを正しく入力してください。大文字と小文字を区別する必要があります。'],
  LOGIN_OTHER: [401, 'メールアドレスとパスワードが正しいかお確かめください。'],
  SESSION_ENDED: [401, 'ログインの期限が切れました。もう一度ログインしてください。'],
})
