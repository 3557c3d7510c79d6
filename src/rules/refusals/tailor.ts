// The refusals of creators, of commissions and of the gallery: code, status, what users read.
import { refusalRows } from './rows.ts'

export const tailorRefusals = /* @__PURE__ */ refusalRows({
  CREATOR_NOT_FOUND: [404, 'このクリエイターは見つかりませんでした。'],
  CREATOR_SELF: [409, '自分には付けられません。'],
  CREATOR_FAULT: [422, '入力の内容をお確かめください。'],
  CREATOR_CHANGED: [409, 'ほかの画面で先に書き換えられています。読み込み直して、お確かめください。'],
  SAMPLES_MOST: [422, 'サンプルは12点まで載せられます。'],
  SAMPLE_NOT_FOUND: [404, 'このサンプルは見つかりませんでした。'],
  TAILOR_PICTURE_UNREADABLE: [422, 'この画像は読み取れませんでした。ほかの画像を選んでください。'],
  TAILOR_PICTURES_MOST: [409, 'まだ使っていない画像が多すぎます。しばらくしてから、もう一度お試しください。'],
  TAILOR_PICTURE_NOT_FOUND: [422, '画像が届いていませんでした。選びなおしてください。'],
  PRODUCT_NOT_FOUND: [404, 'この商品は見つかりませんでした。'],
  PRODUCT_FAULT: [422, '入力の内容をお確かめください。'],
  PRODUCT_CHANGED: [409, 'ほかの画面で先に書き換えられています。読み込み直して、お確かめください。'],
  COMMISSION_NOT_FOUND: [404, 'この発注は見つかりませんでした。'],
  COMMISSION_STATE: [409, '発注の状態が変わりました。もう一度開いてください。'],
  COMMISSION_FAULT: [422, '入力の内容をお確かめください。'],
  COMMISSION_SELF: [409, '自分には発注できません。'],
  COMMISSION_CLOSED: [409, 'このクリエイターは、いまこの商品を受け付けていません。'],
  COMMISSION_FULL: [409, 'このクリエイターの受付は、いまいっぱいです。'],
  COMMISSION_PRICE: [409, '金額が変わりました。もう一度お確かめください。'],
  COMMISSIONS_MOST: [409, '進行中の発注は20件までです。'],
  COMMISSION_WORDS_MOST: [409, '今日はこれ以上書けません。あすまたどうぞ。'],
  COMMISSION_WORK_MISSING: [422, '納品する作品を選んでください。'],
  COMMISSION_NOT_DONE: [409, '評価できるのは、受け取った発注だけです。'],
  WORK_NOT_FOUND: [404, 'この作品は公開されていません。'],
})
