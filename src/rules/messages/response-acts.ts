// Words of the acts that follow a replay: reactions, comments, kept scenes, voices, fan letters, the support's look at a record (see
// acts.ts).
import type { Facts } from './acts.ts'
import { acted, words } from './words.ts'

export const responseActs = {
  'response.react': ({ isOn }: Facts) =>
    isOn === 0
      ? words('リアクションの取り消し', 'リアクションを取り消しました', 'リアクションを取り消せませんでした')
      : acted('リアクション', 'リアクション'),
  'response.comment': () => acted('感想のコメント', 'コメント'),
  'response.deleteComment': () => acted('コメントの削除', 'コメントを削除'),
  'quotation.keep': () => words('場面の保存', '場面を残しました', '場面を残せませんでした'),
  'quotation.setDeleted': ({ isDeleted }: Facts) =>
    isDeleted === 0
      ? words('場面の取り戻し', '場面をもとに戻しました', '場面をもとに戻せませんでした')
      : acted('場面の削除', '場面を削除'),
  'voice.attach': () => words('ボイスの設定', 'せりふに声を付けました', 'せりふに声を付けられませんでした'),
  'voice.takeOff': () => words('ボイスの取り外し', 'せりふから声を外しました', 'せりふから声を外せませんでした'),
  'voice.detach': () => words('ボイスの解除', 'せりふから声を外しました', 'せりふから声を外せませんでした'),
  'fanLetter.send': () => words('ファンレター', 'ファンレターを送りました', 'ファンレターを送れませんでした'),
  'fanLetter.decide': ({ isApproved }: Facts) =>
    isApproved === 0
      ? words('ファンレターの差し戻し', 'ファンレターを差し戻しました', 'ファンレターを差し戻せませんでした')
      : words('ファンレターのお届け', 'ファンレターを届けました', 'ファンレターを届けられませんでした'),
  'fanLetter.hold': () => acted('ファンレターの保留', 'ファンレターを保留に'),
  'support.openCharacter': () =>
    words('キャラクターの記録の確認', 'キャラクターの記録を開きました', 'キャラクターの記録を開けませんでした'),
  'support.openRecord': () =>
    words('シナリオの記録の確認', 'シナリオの記録を開きました', 'シナリオの記録を開けませんでした'),
}
