// The refusals of the area republication: code, status, what users read.
import { refusalRows } from './rows.ts'

export const republicationRefusals = /* @__PURE__ */ refusalRows({
  REPUBLICATION_NOT_FOUND: [404, 'この再公開は見つかりませんでした。'],
  REPUBLICATION_FAULT: [422, '再公開の内容に、直すところがあります。'],
  REPUBLICATION_STATE: [409, 'いまは再公開できません。一覧を読み込み直してください。'],
  REPUBLICATION_PRIVATE: [409, '参加者だけが読めるリプレイは、再公開できません。'],
  REPUBLICATION_TWICE: [409, 'このリプレイは、もう再公開しています。'],
  REPUBLICATION_MOST: [409, 'このワールドで再公開できるリプレイは、同時に10件までです。'],
  REPUBLICATION_ENDED: [409, 'この再公開は、もう終わっています。'],
})
