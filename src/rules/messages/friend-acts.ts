// Words of acts between characters: friendship, following (see acts.ts).
import type { Facts, Words } from './acts.ts'

const words = (name: string, done: string, notDone: string): Words => ({ name, done, notDone })

const friendWords: Record<string, Words> = {
  ask: words('フレンド申請', 'フレンド申請を送りました', 'フレンド申請を送れませんでした'),
  accept: words('フレンド申請の承認', 'フレンドになりました', 'フレンド申請を承認できませんでした'),
  relation: words('ひとことの保存', 'ひとことを保存しました', 'ひとことを保存できませんでした'),
  'part:invited': words('フレンド申請の辞退', 'フレンド申請を断りました', 'フレンド申請を断れませんでした'),
  'part:asked': words('フレンド申請の取り消し', 'フレンド申請を取り消しました', 'フレンド申請を取り消せませんでした'),
  'part:friend': words('フレンド解除', 'フレンドを解除しました', 'フレンドを解除できませんでした'),
}

export const friendActs = {
  'follow.character': ({ wanted }: Facts): Words =>
    wanted === 0
      ? words('フォロー解除', 'フォローを解除しました', 'フォローを解除できませんでした')
      : words('フォロー', 'フォローしました', 'フォローできませんでした'),
  'friend.act': ({ act }: Facts): Words =>
    friendWords[String(act)] ?? words('フレンドの変更', 'フレンドを変更しました', 'フレンドを変更できませんでした'),
}
