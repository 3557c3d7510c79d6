// The refusals of the area campaign: code, status, what users read.
import { refusalRows } from './rows.ts'

export const campaignRefusals = /* @__PURE__ */ refusalRows({
  CAMPAIGN_NOT_FOUND: [404, 'このキャンペーンは見つかりませんでした。'],
  CAMPAIGN_CHANGED: [409, 'このキャンペーンは別の画面で変更されています。読み込み直してください。'],
  CAMPAIGN_STATE: [409, 'キャンペーンがこの操作のできる状態ではありません。読み込み直してください。'],
  CAMPAIGN_UNFINISHED: [422, 'タイトル・本文・期間を決めてから公開してください。'],
  CAMPAIGN_OFFER: [422, 'このページは見つからないか、まだ公開されていません。'],
  CAMPAIGN_PICTURE: [422, '選んだ絵が見つかりませんでした。ほかの絵を選んでください。'],
  CAMPAIGN_RESULT: [422, '結果のお知らせが見つかりませんでした。'],
})
