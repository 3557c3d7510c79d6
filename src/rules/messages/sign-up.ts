// Texts of the sign-up (messages.tsv; doc1 §§2.1, 8), apart from those of the sign-in page, which a first visit loads.

export const signUpMessages = {
  emailRegistered: 'このメールアドレスは、すでに登録されています。',
  emailInUse: 'このメールアドレスはすでに登録されています。',
  mailNotSent: 'セッションが切断されました。時間をおいてお試しください。',
  failedTitle: '登録に失敗しました',
  failed: '登録に失敗しました。繰り返す場合は運営までお問い合わせください。',
  /** Also the alert of the older forms, whose new account is deleted (G46). */
  sessionCut: 'セッションが切断されました、もう一度サインアップしてください',
  passwordConfirmation: 'パスワード（確認）',
  userClass: 'ユーザークラスを選択',
  playerName: 'プレイヤー名',
  birthDate: '生年月日',
  sex: '性別',
  termsAgreement: '利用規約に同意します',
} as const

/** Reason of asking for the birth date. Nothing is hidden by age: its one use are the limits of purchases, which do not exist yet. */
export const birthDateReason =
  '支払いを受け付けるときに、未成年の方の上限と保護者の同意を確かめるために訊いています。いまは支払いがなく、使っていません。'
