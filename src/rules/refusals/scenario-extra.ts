// The refusals of the area scenario-extra: code, status, what users read.
import { refusalRows } from './rows.ts'

export const scenarioExtraRefusals = /* @__PURE__ */ refusalRows({
  EXTRA_NOT_FOUND: [404, 'この幕間は見つかりませんでした。'],
  EXTRA_STATE: [409, '幕間の状態が変わりました。もう一度開いてください。'],
  EXTRA_CHANGED: [409, '別の場所で内容が変わりました。読み込み直してください。'],
  EXTRA_FAULT: [422, '幕間に、直すところがあります。'],
  EXTRA_READABLE: [409, 'この幕間は、もう読めます。'],
  EXTRA_PRICE: [409, '価格か、お支払いのコインが変わりました。もう一度開いてください。'],
  EXTRAS_MOST: [409, '幕間は1つの章に10編までです。'],
})
