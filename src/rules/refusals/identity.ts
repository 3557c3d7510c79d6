// The refusals of signing in and of sessions: code, status, what users read.
import { refusalRows } from './rows.ts'

export const identityRefusals = /* @__PURE__ */ refusalRows({
  LOGIN_FORMAT: [400, 'メールアドレスが正しいかお確かめください。'],
  LOGIN_PASSWORD: [401, 'メールアドレスが正しいかお確かめください。'],
  LOGIN_UNKNOWN: [401, 'メールアドレスとパスワードを正しく入力してください。大文字と小文字を区別する必要があります。'],
  LOGIN_OTHER: [401, 'メールアドレスとパスワードが正しいかお確かめください。'],
  ACCOUNT_LEAVING: [403, 'このアカウントは、退会の手続き中です。ログインの画面から取り消せます。'],
  MAIL_FORMAT: [400, 'メールアドレスの形式が正しくありません。入力内容をお確かめください。'],
  MAIL_REGISTERED: [409, 'このメールアドレスは、すでに登録されています。'],
  MAIL_IN_USE: [409, 'このメールアドレスはすでに登録されています。'],
  SIGN_UP_CLOSED: [503, 'いまはメールアドレスでの登録を受け付けていません。時間をおいてお試しください。'],
  SIGN_UP_ENDED: [409, 'セッションが切断されました、もう一度サインアップしてください'],
  ACCOUNT_HAS_RECORD: [409, '登録が済んでいるアカウントです。ログインしてください。'],
  PASSWORD_WRONG: [400, 'パスワードは、半角の英数字と記号で6〜72文字にしてください。'],
  PLAYER_NAME_WRONG: [400, 'プレイヤー名は、1〜16文字で入力してください。'],
  BIRTH_DATE_WRONG: [400, '生年月日が正しくありません。'],
  SEX_MISSING: [400, '性別を選んでください。'],
  RESET_FORMAT: [400, 'メールアドレスの形式が正しくありません。入力内容をお確かめください。'],
  RESET_UNKNOWN: [404, 'メールアドレスのご登録が確認できません。入力内容をお確かめください。'],
  RESET_OTHER: [409, 'メールアドレスが正しいかお確かめください。'],
  RESET_ENDED: [409, 'このリンクは使えなくなりました。もう一度、再設定のメールを送ってください。'],
  SESSION_ENDED: [401, 'ログインの期限が切れました。もう一度ログインしてください。'],
})
