// Words of the acts of orders: asking for a story, changing it, everything that its parties press, their messages (see acts.ts).
import type { Facts, Words } from './acts.ts'

const words = (name: string, done: string, notDone: string): Words => ({ name, done, notDone })

const actWords: Record<string, Words> = {
  invite: words('招待の開始', '招待を始めました', '招待を始められませんでした'),
  closeInvitation: words('招待の締め切り', '招待を締め切りました', '招待を締め切れませんでした'),
  confirm: words('オーダーの確定', 'オーダーを確定しました', 'オーダーを確定できませんでした'),
  confirmPlan: words('オーダーの確定', 'オーダーを確定しました', 'オーダーを確定できませんでした'),
  cancel: words('オーダーの取り消し', 'オーダーを取り消しました', 'オーダーを取り消せませんでした'),
  cancelLate: words('オーダーの取り消し', 'オーダーを取り消しました', 'オーダーを取り消せませんでした'),
  join: words('物語への参加', '参加しました', '参加できませんでした'),
  refuse: words('招待の見送り', '招待を見送りました', '招待を見送れませんでした'),
  leave: words('オーダーから抜ける操作', 'オーダーから抜けました', 'オーダーから抜けられませんでした'),
  leaveLate: words('オーダーから抜ける操作', 'オーダーから抜けました', 'オーダーから抜けられませんでした'),
  swap: words('キャラクターの入れ替え', 'キャラクターを入れ替えました', 'キャラクターを入れ替えられませんでした'),
  askFriend: words('フレンドの招待', 'フレンドを招待しました', 'フレンドを招待できませんでした'),
  renewLink: words('招待リンクの作り直し', '新しい招待リンクにしました', '招待リンクを作り直せませんでした'),
}

export const orderActs = {
  'order.place': () => words('オーダー', 'オーダーしました', 'オーダーできませんでした'),
  'order.revise': () => words('依頼の変更', '依頼の内容を変えました', '依頼の内容を変えられませんでした'),
  'order.message': () => words('オーダーの話', '話を送りました', '話を送れませんでした'),
  'order.act': ({ act }: Facts) =>
    actWords[String(act)] ??
    words('オーダーの変更', 'オーダーの状態を変えました', 'オーダーの状態を変えられませんでした'),
}
