// The refusals of changing the own account: code, status, what users read.
import { refusalRows } from './rows.ts'

export const ownAccountRefusals = /* @__PURE__ */ refusalRows({
  // Not 401, which would mean that the session is over.
  PASSWORD_MISMATCH: [400, 'いまのパスワードが正しくありません。'],
  NEW_MAIL_WRONG: [400, 'メールアドレスの形式が正しくありません。入力内容をお確かめください。'],
  NEW_MAIL_SAME: [409, 'いまと同じメールアドレスです。'],
  NEW_MAIL_TAKEN: [409, 'このメールアドレスはすでに登録されています。'],
  MAIL_LINK_ENDED: [409, 'このリンクは使えなくなりました。期限が切れたか、すでに使われています。'],
  SIGN_IN_AGAIN: [403, 'もう一度ログインしてから、5分以内にお試しください。'],
  OWN_DATA_ENDED: [404, 'データの控えがありません。もう一度、書き出してください。'],
  LEAVING_OWES_REPLAY: [
    409,
    '担当しているシナリオが終わっていないため、退会できません。リプレイを公開するか、運営にご相談のうえ引き継いでください。',
  ],
  LEAVING_OWES_COMMISSION: [
    409,
    '返事を待つ発注か、制作中の受注があります。お断りするか終わらせてから、もう一度お試しください。',
  ],
  LEAVING_OWES_ORDER: [
    409,
    '進行中のオーダーがあるため、退会できません。オーダーの画面で終わらせるか、運営にご相談のうえ引き継いでください。',
  ],
  LEAVING_IN_LOTTERY: [409, '抽選中の予約があります。抽選が終わってからお申し込みください。'],
  LEAVING_OVER: [409, '取り消せる期間が過ぎました。アカウントは、まもなく消えます。'],
})
