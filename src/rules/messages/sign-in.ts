// Texts of the sign-in form (messages.tsv; doc1 §2.1), which every first visit loads.

export const signInMessages = {
  signIn: 'ログイン',
  forgotPassword: 'パスワードを忘れたとき',
  email: 'メールアドレス',
  password: 'パスワード',
  toSignUp: 'はじめての方 会員登録',
  toSignIn: 'ログインはこちら',
} as const
