// The refusals of every call: its shape, its caller, its limits, the state of the service: code, status, what users read.
import { refusalRows } from './rows.ts'

export const commonRefusals = /* @__PURE__ */ refusalRows({
  BAD_INPUT: [400, '入力内容に誤りがあります。'],
  MALFORMED: [400, '送られた内容を読み取れませんでした。'],
  TOO_LARGE: [413, '送られた内容が大きすぎます。'],
  UNAUTHORIZED: [401, 'ログインし直してください。'],
  FORBIDDEN: [403, 'この操作はできません。'],
  NOT_FOUND: [404, '見つかりませんでした。'],
  CALL_UNKNOWN: [404, 'この操作は受け付けられなくなりました。ページを読み込み直してください。'],
  METHOD_NOT_ALLOWED: [405, 'この操作はできません。'],
  KEY_MISSING: [400, '送信の控え番号がありません。画面を読み込み直してください。'],
  KEY_REUSED: [422, '同じ控え番号で別の内容が送られました。'],
  TOO_MANY: [429, '操作が続いています。少し待ってからお試しください。'],
  NEWCOMER_TOO_MANY: [
    429,
    '登録から7日のあいだは、1分あたりの投稿とフォローの数に限りがあります。少し待つと送れます。',
  ],
  BUSY: [503, '混み合っています。少し待ってからお試しください。'],
  STORAGE_FULL: [507, '保存する場所がいっぱいのため、保存できませんでした。時間をおいてお試しください。'],
  INTERNAL: [500, 'うまくいきませんでした。時間をおいてお試しください。'],
  TIMEOUT: [503, '時間がかかりすぎたため、中断しました。'],
  BOT_CHECK: [403, 'ロボットでないことを確かめられませんでした。もう一度お試しください。'],
  MAIL_CLOSED: [503, 'いまはメールを送れないため、受け付けていません。時間をおいてお試しください。'],
  ORIGIN: [403, 'この画面からは操作できません。'],
})
