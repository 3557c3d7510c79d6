// Words of changes to the own account, its notices and 定型文, of what is sent to the office, and of its documents (see acts.ts).
import type { Words } from './acts.ts'
import { acted, words } from './words.ts'

export const accountActs = {
  'legalDocument.publish': (): Words => acted('文書の公開', '新しい版を公開'),
  'ownAccount.name': (): Words => acted('名前の変更', '名前を変更'),
  'ownAccount.urlCard': (): Words => acted('プレビューの設定', 'プレビューの設定を変更'),
  'news.readAll': (): Words =>
    words('お知らせをすべて既読にする操作', 'お知らせをすべて既読にしました', 'お知らせをすべて既読にできませんでした'),
  'notice.readAll': (): Words =>
    words('通知をすべて既読にする操作', '通知をすべて既読にしました', '通知をすべて既読にできませんでした'),
  'snippet.save': (): Words => acted('定型文の追加', '定型文を追加'),
  'snippet.remove': (): Words => acted('定型文の削除', '定型文を削除'),
  'notice.choose': (): Words => acted('通知の設定', '通知の設定を変更'),
  'notice.quiet': (): Words => acted('静かな時間の設定', '静かな時間を変更'),
  'user.updateProfile': (): Words => acted('自己紹介の保存', '自己紹介を保存'),
  'inquiry.send': (): Words => words('お問い合わせ', 'お問い合わせを送りました', 'お問い合わせを送れませんでした'),
  'icon.upload': (): Words => words('絵の送信', '絵を送りました', '絵を送れませんでした'),
  'world.counter': (): Words => words('カウンターの変更', 'カウンターを動かしました', 'カウンターを動かせませんでした'),
}
