// Words of changes to the own account, of what is sent to the office, and of its documents (see acts.ts).
import type { Words } from './acts.ts'
import { acted, words } from './words.ts'

export const accountActs = {
  'legalDocument.publish': (): Words => acted('文書の公開', '新しい版を公開'),
  'ownAccount.name': (): Words => acted('名前の変更', '名前を変更'),
  'ownAccount.urlCard': (): Words => acted('プレビューの設定', 'プレビューの設定を変更'),
  'notice.choose': (): Words => acted('通知の設定', '通知の設定を変更'),
  'notice.quiet': (): Words => acted('静かな時間の設定', '静かな時間を変更'),
  'user.updateProfile': (): Words => acted('自己紹介の保存', '自己紹介を保存'),
  'inquiry.send': (): Words => words('お問い合わせ', 'お問い合わせを送りました', 'お問い合わせを送れませんでした'),
  'icon.upload': (): Words => words('絵の送信', '絵を送りました', '絵を送れませんでした'),
  'world.counter': (): Words => words('カウンターの変更', 'カウンターを動かしました', 'カウンターを動かせませんでした'),
}
