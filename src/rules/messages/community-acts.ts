// Words of the acts about communities and their threads (see acts.ts).
import type { Facts } from './acts.ts'
import { acted, words } from './words.ts'

export const communityActs = {
  'community.found': () =>
    words('コミュニティの設立', 'コミュニティをつくりました', 'コミュニティをつくれませんでした'),
  'community.update': () => acted('コミュニティの保存', 'コミュニティを保存'),
  'community.join': (_: Facts, answer: unknown) =>
    (answer as { isMember?: boolean } | undefined)?.isMember === false
      ? words('入会の申し込み', '入会を申し込みました', '入会を申し込めませんでした')
      : acted('入会', '入会'),
  'community.withdraw': () =>
    words('申し込みの取り下げ', '申し込みを取り下げました', '申し込みを取り下げられませんでした'),
  'community.leave': () => acted('退会', '退会'),
  'community.decide': ({ isAccepted }: Facts) =>
    isAccepted === 0
      ? words('申し込みの見送り', '申し込みを見送りました', '申し込みを見送れませんでした')
      : words('入会の承認', '入会を認めました', '入会を認められませんでした'),
  'community.removeMember': () => words('メンバーを外す操作', 'メンバーから外しました', 'メンバーから外せませんでした'),
  'community.handOver': () => words('代表の引き継ぎ', '代表をゆずりました', '代表をゆずれませんでした'),
  'community.dissolve': () => acted('コミュニティの解散', 'コミュニティを解散'),
  'community.makeThread': () => words('スレッドの作成', 'スレッドを立てました', 'スレッドを立てられませんでした'),
  'community.updateThread': () => words('スレッドの変更', 'スレッドを変えました', 'スレッドを変えられませんでした'),
  'community.deleteThread': () => acted('スレッドの削除', 'スレッドを削除'),
  'community.post': () => acted('コミュニティの発言', '発言'),
  'community.editPost': () => words('コミュニティの発言の変更', '発言を直しました', '発言を直せませんでした'),
  'community.deletePost': () => acted('コミュニティの発言の削除', '発言を削除'),
  'community.watch': ({ isWatched }: Facts) =>
    isWatched === 0
      ? words('通知の停止', 'このスレッドの通知を止めました', 'このスレッドの通知を止められませんでした')
      : words('通知の設定', 'このスレッドの通知を受け取ることにしました', 'このスレッドの通知を設定できませんでした'),
}
