// The refusals of the area news: code, status, what users read.
import { refusalRows } from './rows.ts'

export const newsRefusals = /* @__PURE__ */ refusalRows({
  NEWS_NOT_FOUND: [404, 'お知らせが見つかりませんでした。'],
  NEWS_CHANGED: [409, 'このお知らせは別の画面で変更されています。読み込み直してください。'],
  NEWS_STATE: [409, 'お知らせがこの操作のできる状態ではありません。読み込み直してください。'],
  NEWS_WITHOUT_TEXT: [422, '本文のないお知らせは公開できません。'],
  NEWS_PICTURE: [422, '選んだ絵が見つかりませんでした。ほかの絵を選んでください。'],
})
