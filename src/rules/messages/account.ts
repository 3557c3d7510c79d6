// Texts of login, sign-up, applications and roles (messages.tsv; doc1 §§2.1, 5, 8). Texts of refused logins stand in
// refusals.ts.
import { signInMessages } from './sign-in.ts'

export const loginMessages = {
  ...signInMessages,
  registrationMailSent: '登録用のメールを送りました。届いたリンクからお進みください。',
  resetMailSent: 'パスワード再設定用のメールを送りました。届いたリンクからお進みください。',
  register: '登録',
  send: '送信',
  google: 'Google',
  twitter: 'Twitter',
  supportersThanks: 'つむぎを支えてくださった皆さま',
  resetBadFormat: 'メールアドレスの形式が正しくありません。入力内容をお確かめください。',
  resetUnknownUser: 'メールアドレスのご登録が確認できません。入力内容をお確かめください。',
  resetOther: 'メールアドレスが正しいかお確かめください。',
  failedTitle: 'ログインに失敗しました。',
  failedDetail: '時間をおいてお試しください。繰り返す場合は運営までお問い合わせください。',
} as const

/** The older forms check their fields in this order (doc1 §5). */
export const applicationMessages = {
  playerNameMissing: 'プレイヤー名を入力してください',
  masterNameMissing: 'マスター名を入力してください',
  masterCareerMissing: 'マスター経歴を入力してください',
  creatorNameMissing: 'クリエイター名を入力してください',
  creatorCareerMissing: 'クリエイター経歴を入力してください',
  termsNotAgreed: '利用規約に同意してください',
} as const

export const roleMessages = {
  notRestored: 'ユーザー情報の更新中にエラーが発生しました。もう一度お試しください。',
} as const
