// The refusals of the area exchange: code, status, what users read.
import { refusalRows } from './rows.ts'

export const exchangeRefusals = /* @__PURE__ */ refusalRows({
  ITEM_SHORT: [422, '所持しているアイテムが足りません。'],
  ITEM_WORN: [422, '装備しているアイテムは使えません。装備を外してからお試しください。'],
  EXCHANGE_NOT_FOUND: [404, 'このアイテムはいま作成できません。'],
  EXCHANGE_CHANGED: [409, '支払うコインが変わりました。内容を確かめて、もう一度お試しください。'],
})
