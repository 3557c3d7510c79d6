// What the service says when it refuses. Apart from the texts of the screens, so that each loads only its own. Keys are
// English, texts are what users read.

/** Texts of refusals, by error code. The server answers `{errorMessage, code}` with them. */
export const refusals = {
  BAD_INPUT: '入力内容に誤りがあります。',
  MALFORMED: '送られた内容を読み取れませんでした。',
  TOO_LARGE: '送られた内容が大きすぎます。',
  UNAUTHORIZED: 'ログインし直してください。',
  FORBIDDEN: 'この操作はできません。',
  NOT_FOUND: '見つかりませんでした。',
  METHOD_NOT_ALLOWED: 'この操作はできません。',
  KEY_MISSING: '送信の控え番号がありません。画面を読み込み直してください。',
  KEY_REUSED: '同じ控え番号で別の内容が送られました。',
  TOO_MANY: '操作が続いています。少し待ってからお試しください。',
  BUSY: '混み合っています。少し待ってからお試しください。',
  INTERNAL: 'うまくいきませんでした。時間をおいてお試しください。',
  TIMEOUT: '時間がかかりすぎたため、中断しました。',
  ORIGIN: 'この画面からは操作できません。',
  LOGIN_FORMAT: 'メールアドレスが正しいかお確かめください。',
  LOGIN_PASSWORD: 'メールアドレスが正しいかお確かめください。',
  LOGIN_UNKNOWN: 'メールアドレスとパスワードを正しく入力してください。大文字と小文字を区別する必要があります。',
  LOGIN_OTHER: 'メールアドレスとパスワードが正しいかお確かめください。',
  SESSION_ENDED: 'ログインの期限が切れました。もう一度ログインしてください。',
  MISSION_NOT_FOUND: 'このミッションの報酬は見つかりませんでした。',
  MISSION_ALREADY_RECEIVED: 'この報酬はすでに受け取っています。',
  MISSION_NEEDS_CHARACTER: '報酬を受け取るキャラクターを選んでください。',
  MISSION_NO_CHARACTER: 'この報酬はキャラクターを選ばずに受け取ります。',
  CHARACTER_NOT_YOURS: 'このキャラクターでは受け取れません。',
  WORLD_NOT_FOUND: 'ワールドが見つかりませんでした。',
  NEWS_NOT_FOUND: 'お知らせが見つかりませんでした。',
  NOVEL_NOT_FOUND: 'ノベルが見つかりませんでした。',
  PREVIEW_NOT_THERE: 'リンク先の内容を読み取れませんでした。',
} as const

export type RefusalCode = keyof typeof refusals
