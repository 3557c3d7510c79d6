// The refusals of the area event-page: code, status, what users read.
import { refusalRows } from './rows.ts'

export const eventPageRefusals = /* @__PURE__ */ refusalRows({
  EVENT_PAGE_NOT_FOUND: [404, 'このイベントのページは見つかりませんでした。'],
  EVENT_PAGE_CHANGED: [409, 'このページは別の画面で変更されています。読み込み直してください。'],
  EVENT_PAGE_STATE: [409, 'ページがこの操作のできる状態ではありません。読み込み直してください。'],
  EVENT_PAGE_UNFINISHED: [422, 'タイトル・紹介・期間・中身を決めてから公開してください。'],
  EVENT_PAGE_PART: [422, 'ページの部分に、まちがいがあります。'],
  EVENT_PAGE_PART_NOT_FOUND: [404, 'この部分は、もうページにありません。'],
  EVENT_PAGE_PICTURE: [422, '選んだ絵が見つかりませんでした。ほかの絵を選んでください。'],
  EVENT_PAGE_TWEETS: [422, 'つぶやきのイベントが見つかりませんでした。'],
  EVENT_ID_TAKEN: [409, 'このアドレスのページは、もうあります。ほかの言葉にしてください。'],
  EVENT_ID_FAULT: [422, 'アドレスの言葉は、半角の英数字と「-」「_」で40文字までです。'],
  TOP_CONTENTS_NOT_FOUND: [404, 'このトップの告知は見つかりませんでした。'],
  TOP_CONTENTS_TIME: [422, '出す日時を正しく入力してください。'],
  TOP_CONTENTS_FULL: [409, 'トップの告知は50件までです。過ぎたものを消してください。'],
  BLOB_NOT_FOUND: [404, 'この絵は見つかりませんでした。'],
  BLOB_NAME: [422, '絵の名前は1文字から60文字までで、「/」は使えません。'],
  BLOB_NAME_TAKEN: [409, 'この名前の絵は、もうあります。ほかの名前にしてください。'],
  BLOB_UNREADABLE: [422, 'この画像は読み取れませんでした。'],
  BLOB_SMALL: [422, '画像の幅が足りません。バナーは800ピクセル、絵は240ピクセルからです。'],
  BLOB_USED: [409, 'この絵は使われています。使っているページを先に変えてください。'],
})
