// Texts that all screens share (messages.tsv; doc1 §8, doc2 §§2, 8, 9, doc3 §8).

export const commonMessages = {
  tagline: '物語をともに紡ぎ、生きる。',
  loading: '読み込み中...',
  noData: 'データがありません',
  /** Text of the server, which is shown instead of all others when there is one. */
  serverMessage: '{errorMessage}',
  couldNotFetch: '情報を取得できませんでした。時間をおいてもう一度お試しください。',
  confirm: '確認',
  error: 'エラー',
  inputError: '入力エラー',
  inputErrorDetail: '入力内容に誤りがあるようです。エラー表示をご確認ください。',
  settingsSaved: '設定を保存しました。',
  alpacaCoinsShort: 'アルパカコインが不足しています。',
  applicationResultMissing: '申請結果が選択されていません。ご確認ください。',
  deletedPost: 'この投稿は削除されました。',
  copied: '「{label}をクリップボードにコピーしました」',
  copyFailed: '「{label}コピーに失敗しました」',
  close: 'とじる',
  cancel: 'キャンセル',
  back: '戻る',
} as const
