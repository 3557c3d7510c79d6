// The refusals of the area tweet: code, status, what users read.
import { refusalRows } from './rows.ts'

export const tweetRefusals = /* @__PURE__ */ refusalRows({
  TWEET_NOT_FOUND: [404, 'このつぶやきは見つかりませんでした。'],
  TWEET_EMPTY: [422, 'つぶやきを入力してください。'],
  TWEET_TOO_LONG: [422, 'つぶやきは140文字以内で入力してください。'],
  TWEET_REASON_NEEDED: [422, '削除する理由を入力してください。'],
  TWEET_EVENT_NOT_FOUND: [404, 'このつぶやきイベントは見つかりませんでした。'],
  TWEET_PICTURE_UNREADABLE: [422, 'この画像は読み取れませんでした。ほかの画像を選んでください。'],
  TWEET_PICTURES_MOST: [409, 'まだつぶやきに使っていない画像が多すぎます。しばらくしてから、もう一度お試しください。'],
  TWEET_PICTURE_NOT_FOUND: [422, '画像が届いていませんでした。選びなおしてください。'],
})
