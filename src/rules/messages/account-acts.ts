// Words of changes to the own account, of what is sent to the office, and of its documents (see acts.ts).
import type { Words } from './acts.ts'

const words = (name: string, done: string, notDone: string): Words => ({ name, done, notDone })

export const accountActs = {
  'legalDocument.publish': (): Words => words('文書の公開', '新しい版を公開しました', '新しい版を公開できませんでした'),
  'ownAccount.name': (): Words => words('名前の変更', '名前を変更しました', '名前を変更できませんでした'),
  'ownAccount.urlCard': (): Words =>
    words('プレビューの設定', 'プレビューの設定を変更しました', 'プレビューの設定を変更できませんでした'),
  'notice.choose': (): Words => words('通知の設定', '通知の設定を変更しました', '通知の設定を変更できませんでした'),
  'notice.quiet': (): Words =>
    words('静かな時間の設定', '静かな時間を変更しました', '静かな時間を変更できませんでした'),
  'user.updateProfile': (): Words =>
    words('自己紹介の保存', '自己紹介を保存しました', '自己紹介を保存できませんでした'),
  'inquiry.send': (): Words => words('お問い合わせ', 'お問い合わせを送りました', 'お問い合わせを送れませんでした'),
  'icon.upload': (): Words => words('絵の送信', '絵を送りました', '絵を送れませんでした'),
  'world.counter': (): Words => words('カウンターの変更', 'カウンターを動かしました', 'カウンターを動かせませんでした'),
}
