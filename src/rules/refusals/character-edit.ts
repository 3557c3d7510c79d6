// The refusals of the area character-edit: code, status, what users read.
import { refusalRows } from './rows.ts'

export const characterEditRefusals = /* @__PURE__ */ refusalRows({
  CHARACTER_FORM: [422, '入力内容に誤りがあるようです。エラー表示をご確認ください。'],
  CHARACTER_LIMIT: [422, 'このワールドでは、これ以上キャラクターを作れません。'],
  CHARACTER_NAME_TAKEN: [409, '同じ名前のキャラクターが、このワールドにもういます。'],
  CHARACTER_CHANGED: [409, 'このキャラクターは別の画面で変更されています。読み込み直してください。'],
  SETTING_EXAMINED: [409, '公認申請中の自由設定は変更できません。申請を取り下げると変更できます。'],
  WORLD_NOT_OPEN: [422, 'このワールドでは、いまキャラクターを作れません。'],
  ICON_UNREADABLE: [422, 'この画像は読み取れませんでした。ほかの画像を選んでください。'],
  ICON_NOT_FOUND: [404, '選んだ画像が見つかりませんでした。もう一度選んでください。'],
  ICON_TOO_MANY: [422, '使っていない画像が多すぎます。時間をおいてお試しください。'],
})
