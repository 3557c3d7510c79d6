// The refusals of signing in by Google or Twitter: code, status, what users read.
import { refusalRows } from './rows.ts'

export const socialRefusals = /* @__PURE__ */ refusalRows({
  SOCIAL_ENDED: [409, 'ログインの手続きが途切れました。もう一度お試しください。'],
  SOCIAL_REFUSED: [409, '本人の確認を終えられませんでした。もう一度お試しください。'],
  SOCIAL_MAIL_IN_USE: [
    409,
    'このメールアドレスはすでに登録されています。いつもの方法でログインしてから、登録情報でつなげてください。',
  ],
  // Refusals that only a browser meets, in a window over the page.
  SOCIAL_CANCELLED: [409, 'ログインを取りやめました。'],
  SOCIAL_BLOCKED: [409, 'ログインの窓を開けませんでした。ポップアップを許可してから、もう一度お試しください。'],
  SOCIAL_TAKEN: [409, 'すでにほかの登録とつながっています。'],
  LAST_WAY_IN: [409, 'ほかにログインする方法がないため、外せません。'],
})
