// The refusals of the area distribution: code, status, what users read.
import { refusalRows } from './rows.ts'

export const distributionRefusals = /* @__PURE__ */ refusalRows({
  SHOUHIN_NOT_FOUND: [404, 'この商品は見つかりませんでした。'],
  DISTRIBUTION_NOT_FOUND: [404, '配布リンクが見つかりませんでした。'],
  DISTRIBUTION_ENDED: [409, 'この配布は終了しました。'],
  DISTRIBUTION_FULL: [409, '予定の数をすべて配り終えました。'],
  DISTRIBUTION_TAKEN: [409, '受け取り済みです。'],
  DISTRIBUTION_ENDS_BEFORE: [422, '終わりの日時は、これからの日時にしてください。'],
})
