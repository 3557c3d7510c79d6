// The refusals of the area friend: code, status, what users read.
import { refusalRows } from './rows.ts'

export const friendRefusals = /* @__PURE__ */ refusalRows({
  FRIEND_SELF: [422, '自分自身とはフレンドになれません。'],
  FRIEND_OTHER_WORLD: [422, 'フレンドになれるのは、同じワールドのキャラクターだけです。'],
  FRIEND_TOO_MANY: [422, 'フレンドと申請の数が上限の1,000件に達しています。'],
  FRIEND_CHANGED: [409, 'フレンドの状況が変わっています。読み込み直してください。'],
  RELATION_TOO_LONG: [422, '関係のひとことは40文字以内で入力してください'],
})
