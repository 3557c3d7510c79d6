// The refusals of the area shop: code, status, what users read.
import { refusalRows } from './rows.ts'

export const shopRefusals = /* @__PURE__ */ refusalRows({
  SHOP_NOT_FOUND: [404, 'ショップが見つかりませんでした。'],
  GOODS_NOT_FOUND: [404, 'この商品は見つかりませんでした。'],
  GOODS_ENDED: [422, 'この商品の販売は終了しました。'],
  GOODS_SOLD_OUT: [422, '在庫が足りません。'],
  GOODS_LIMIT: [422, 'ひとりが購入できる数をこえています。'],
  GOODS_CHANGED: [409, '値段か支払うコインが変わりました。内容を確かめて、もう一度お試しください。'],
  SKILL_LEARNED: [409, 'このスキルはすでに習得しています。'],
  SKILL_NOT_ALLOWED: [422, 'クラスかレベルの条件を満たしていません。'],
})
