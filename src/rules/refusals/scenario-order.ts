// The refusals of orders: code, status, what users read.
import { refusalRows } from './rows.ts'

export const scenarioOrderRefusals = /* @__PURE__ */ refusalRows({
  ORDER_NOT_FOUND: [404, 'このオーダーは見つかりませんでした。'],
  ORDER_STATE: [409, 'オーダーの状態が変わりました。もう一度開いてください。'],
  ORDER_CHANGED: [409, '別の場所でオーダーが変わりました。読み込み直してください。'],
  ORDER_FAULT: [422, 'オーダーに、直すところがあります。'],
  ORDER_SELF: [409, '自分がマスターのオーダーには加われません。'],
  ORDER_TOO_MANY: [409, '進行中のオーダーは10件までです。'],
  ORDER_PRICE: [409, '金額が変わりました。もう一度お確かめください。'],
  ORDER_TERMS: [409, '取り消しの負担が変わりました。もう一度お確かめください。'],
  ORDER_TERMS_FAULT: [422, '提出のあとの負担は、その前の負担より小さくできません。'],
  ORDER_RELATED: [422, '関連するシナリオを選びなおしてください。'],
  ORDER_MASTER_CLOSED: [409, 'このマスターは、いまオーダーを受け付けていません。'],
  ORDER_MASTER_FULL: [409, 'このマスターの受付は、いまいっぱいです。'],
  ORDER_TAKEN: [409, 'ほかのマスターが先に引き受けました。'],
  ORDER_CLOSED: [409, 'この招待は締め切られました。'],
  ORDER_FULL: [409, '席がいっぱいです。'],
  ORDER_TWICE: [409, 'この人はもう加わっています。'],
  ORDER_WORLD: [409, 'このワールドのキャラクターを選んでください。'],
  ORDER_GUEST: [409, 'この人は招待できません。友だちのキャラクターを選んでください。'],
  ORDER_MESSAGE: [422, '話は1文字以上、400文字以内で入力してください。'],
  ORDER_MESSAGES_MOST: [409, '今日はこれ以上書けません。あすまたどうぞ。'],
})
