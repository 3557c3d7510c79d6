// Words of the acts of orders: asking for a story, changing it, everything that its players press, their messages (see acts.ts).
// Few of them: they are a part of every first visit.
import type { Facts, Words } from './acts.ts'
import { acted, words } from './words.ts'

const byAct: Record<string, Words> = {
  confirm: acted('オーダーの確定', 'オーダーを確定'),
  cancel: words('オーダーの取り消し', 'オーダーを取り消しました', 'オーダーを取り消せませんでした'),
  join: acted('オーダーへの参加', '参加'),
  refuse: words('招待の見送り', '招待を見送りました', '招待を見送れませんでした'),
  leave: words('オーダーからの辞退', 'オーダーから抜けました', 'オーダーから抜けられませんでした'),
}

export const orderActs = {
  'order.place': () => acted('オーダー', 'オーダー'),
  'order.revise': () => words('オーダーの変更', 'オーダーを変えました', 'オーダーを変えられませんでした'),
  'order.message': () => words('オーダーの話', '話を送りました', '話を送れませんでした'),
  'order.act': ({ act }: Facts) =>
    byAct[String(act).replace('Late', '')] ??
    words('オーダーの手続き', 'オーダーを進めました', 'オーダーを進められませんでした'),
  'order.decide': () => words('オーダーの確認', '結果を送りました', '結果を送れませんでした'),
  'order.stop': () => byAct.cancel as Words,
  'order.answer': ({ act }: Facts) =>
    act === 'take' || act === 'accept'
      ? words('オーダーの引き受け', 'オーダーを引き受けました', 'オーダーを引き受けられませんでした')
      : words('オーダーへの返事', '返事を送りました', '返事を送れませんでした'),
  'order.opening': () => acted('オープニングの提出', '提出'),
  'order.terms': () => acted('受け付けの設定', '設定を保存'),
  'order.cancelTerms': () => acted('取り消しの負担', '割合を保存'),
}
